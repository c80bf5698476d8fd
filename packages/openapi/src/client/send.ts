import type { OutgoingRequest } from './build-request.js';

export interface Answer {
  status: number;
  statusText: string;
  headers: { name: string; value: string }[];
  /** The body as text, formatted if it is JSON. Absent if the body is binary. */
  text?: string | undefined;
  blob?: Blob | undefined;
  /** Milliseconds from sending the request to receiving the last byte. */
  time: number;
}

export type Failure = 'offline' | 'mixed' | 'blocked' | 'notSent';

export function watchPolicy(url: string): { isBlocked: () => boolean; stop: () => void } {
  let isBlocked = false;
  const origin = URL.canParse(url, location.href) ? new URL(url, location.href).origin : undefined;
  const listen = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
    isBlocked ||=
      effectiveDirective === 'connect-src' && origin !== undefined && blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', listen);
  return {
    isBlocked: () => isBlocked,
    stop: () => document.removeEventListener('securitypolicyviolation', listen),
  };
}

/** @throws DOMException named `AbortError` if aborted; TypeError if the request fails. */
export async function send({ url, init }: OutgoingRequest, signal: AbortSignal): Promise<Answer> {
  const begin = performance.now();
  const response = await fetch(url, {
    ...init,
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const blob = await response.blob();
  const time = performance.now() - begin;
  const type = response.headers.get('content-type') ?? '';
  const { status, statusText } = response;
  const headers = [...response.headers].map(([name, value]) => ({ name, value }));
  const common = { status, statusText, headers, time };
  if (!isText(type)) return { ...common, blob };
  return { ...common, text: formatted(await blob.text()) };
}

export function failureOf(url: string): Failure {
  if (!navigator.onLine) return 'offline';
  return location.protocol === 'https:' && url.startsWith('http:') ? 'mixed' : 'notSent';
}

function isText(type: string): boolean {
  return type === '' || /^text\/|json|xml|javascript|urlencoded|yaml/i.test(type);
}

export function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

import type { OutgoingRequest } from './build-request.js';

/** What came back, or why nothing did. */
export interface Answer {
  status: number;
  statusText: string;
  headers: { name: string; value: string }[];
  /** Formatted, where it is JSON; absent: it is not text. */
  text?: string | undefined;
  /** A body that is not text, to be saved. */
  blob?: Blob | undefined;
  /** Milliseconds from sending to the last byte. */
  time: number;
}

/** Why no answer came: nothing more is told to a page. */
export type Failure = 'offline' | 'mixed' | 'blocked' | 'notSent';

/** Returns whether the content security policy of the page blocked a request to a URL, while something runs. */
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

/**
 * Sends a request to a real server. Cookies of the reader stay where they are.
 * @throws DOMException named `AbortError` when it was stopped; TypeError when no answer came.
 */
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

/** JSON with one thing a line; anything else as it is. */
export function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

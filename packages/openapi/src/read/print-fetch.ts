import type { JsonValue } from '../model/api-page.js';
import type { SampleRequest } from './samples.js';

/** A request as a call of `fetch`. The printer of the library forgets to escape quotes. */
export function printFetch({ method, url, headers, postData }: SampleRequest): string {
  const { setUp, body } = bodyCode(postData);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quoted(method)}`]),
    ...(headers.length === 0
      ? []
      : [`headers: ${literal(Object.fromEntries(headers.map(({ name, value }) => [name, value])), '  ')}`]),
    ...(body === undefined ? [] : [`body: ${body}`]),
  ];
  const second = options.length === 0 ? '' : `, {\n${options.map((option) => `  ${option}`).join(',\n')},\n}`;
  return `${setUp}const response = await fetch(${quoted(url)}${second});`;
}

function bodyCode(postData: SampleRequest['postData']): { setUp: string; body: string | undefined } {
  if (postData === undefined) return { setUp: '', body: undefined };
  const { mimeType, text = '', params } = postData;
  if (params === undefined) {
    const json = /[/+]json(?:;|$)/.test(mimeType) ? parsed(text) : undefined;
    return { setUp: '', body: json === undefined ? quoted(text) : `JSON.stringify(${literal(json, '  ')})` };
  }
  if (!mimeType.startsWith('multipart/')) {
    const fields = Object.fromEntries(params.map(({ name, value = '' }) => [name, value]));
    return { setUp: '', body: `new URLSearchParams(${literal(fields, '  ')})` };
  }
  const lines = params.map(({ name, value = '' }) => `form.append(${quoted(name)}, ${quoted(value)});\n`);
  return { setUp: `const form = new FormData();\n${lines.join('')}\n`, body: 'form' };
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function literal(value: JsonValue, indent: string): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = isList
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([name, item]) => `${key(name)}: ${literal(item, inner)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (lines.length === 0) return open + close;
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

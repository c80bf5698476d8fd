import type { SampleBody, SamplePart, SampleRequest } from '../request.js';
import { isJsonType, parsedJson } from '../request.js';

/** A body as most libraries take it: a string, a file, or the parts of a form. */
export type PlainBody =
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: string }
  | { kind: 'multipart'; parts: readonly SamplePart[] };

export function plainBody(body: SampleBody | undefined): PlainBody | undefined {
  if (body === undefined || body.kind === 'file' || body.kind === 'multipart') return body;
  if (body.kind === 'urlencoded') return { kind: 'text', text: body.pairs.join('&') };
  const json = isJsonType(body.mediaType) ? parsedJson(body.text) : undefined;
  return { kind: 'text', text: json === undefined ? body.text : JSON.stringify(json.value, undefined, 2) };
}

/** The name of a file without its folders. */
export function fileName(file: string): string {
  return file.split('/').at(-1) ?? file;
}

/** A string in double quotes, with the escapes that JSON, Go, Java, C# and Python have in common. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** A string in single quotes, where only the quote and the backslash are special: PHP and Ruby. */
export function singleQuoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** A string of several lines as a sum of strings. */
export function quotedLines({ text, indent }: { text: string; indent: string }): string {
  return text
    .split(/(?<=\n)/)
    .map(quoted)
    .join(` +\n${indent}`);
}

/** All headers but those that a library sets in its own way. */
export function headersWithout({
  headers,
  names,
}: {
  headers: SampleRequest['headers'];
  names: readonly string[];
}): SampleRequest['headers'] {
  return headers.filter(([name]) => !names.includes(name.toLowerCase()));
}

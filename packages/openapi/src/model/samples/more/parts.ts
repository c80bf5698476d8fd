import { escapedName } from '../../form-body.js';
import { printJson } from '../print-json.js';
import type { SampleBody, SamplePart, SampleRequest } from '../request.js';
import { isJsonType, parsedJson } from '../request.js';

export type PlainBody =
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: string }
  | { kind: 'multipart'; mediaType: string; parts: readonly SamplePart[] };

export function plainBody(body: SampleBody | undefined): PlainBody | undefined {
  if (body === undefined || body.kind === 'file' || body.kind === 'multipart') return body;
  if (body.kind === 'urlencoded') return { kind: 'text', text: body.pairs.join('&') };
  const json = isJsonType(body.mediaType) ? parsedJson(body.text) : undefined;
  return { kind: 'text', text: json === undefined ? body.text : printJson(json.value) };
}

export function fileName(file: string): string {
  return file.split('/').at(-1) ?? file;
}

export function partHeaders(part: SamplePart): string[] {
  const name = `name="${escapedName(part.name)}"`;
  const file = 'file' in part ? `; filename="${escapedName(fileName(part.file))}"` : '';
  const type = part.type ?? ('file' in part ? 'application/octet-stream' : undefined);
  return [
    `Content-Disposition: form-data; ${name}${file}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
  ];
}

/** The escapes of JSON are also valid in Go, Java, C#, and Python. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** In a single-quoted string, PHP and Ruby treat only the quote and the backslash as special. */
export function singleQuoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

export function quotedLines({ text, indent }: { text: string; indent: string }): string {
  return text
    .split(/(?<=\n)/)
    .map(quoted)
    .join(` +\n${indent}`);
}

export function headersWithout({
  headers,
  names,
}: {
  headers: SampleRequest['headers'];
  names: readonly string[];
}): SampleRequest['headers'] {
  return headers.filter(([name]) => !names.includes(name.toLowerCase()));
}

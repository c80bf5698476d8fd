import type { SamplePart, SampleRequest } from '../request.js';
import type { PlainBody } from './parts.js';
import { fileName, plainBody, singleQuoted } from './parts.js';

/** Prints a request with PHP's cURL functions. */
export function printPhp({ method, url, headers, body: given }: SampleRequest): string {
  const body = plainBody(given);
  const fields = fieldLines(body);
  return [
    '<?php',
    `$request = curl_init(${singleQuoted(url)});`,
    'curl_setopt_array($request, [',
    // Otherwise, cURL would wait for a body that never comes.
    ...(method === 'HEAD'
      ? ['    CURLOPT_NOBODY => true,']
      : [`    CURLOPT_CUSTOMREQUEST => ${singleQuoted(method)},`]),
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length === 0
      ? []
      : [
          '    CURLOPT_HTTPHEADER => [',
          ...headers.map(([name, value]) => `        ${singleQuoted(`${name}: ${value}`)},`),
          '    ],',
        ]),
    ...fields,
    ']);',
    'echo curl_exec($request);',
  ].join('\n');
}

function partLine(part: SamplePart): string {
  const type = part.type === undefined ? '' : singleQuoted(part.type);
  const value = fieldValue({ part, type });
  return `        ${singleQuoted(part.name)} => ${value},\n`;
}

function fieldLines(body: PlainBody | undefined): string[] {
  if (body === undefined) return [];
  if (body.kind === 'multipart')
    return [`    CURLOPT_POSTFIELDS => [\n${body.parts.map(partLine).join('')}    ],`];
  const value =
    body.kind === 'file' ? `file_get_contents(${singleQuoted(body.file)})` : singleQuoted(body.text);
  return [`    CURLOPT_POSTFIELDS => ${value},`];
}

function fieldValue({ part, type }: { part: SamplePart; type: string }): string {
  if ('file' in part)
    return `new CURLFile(${[singleQuoted(part.file), type || "''", singleQuoted(fileName(part.file))].join(', ')})`;
  if (type === '') return singleQuoted(part.value);
  return `new CURLStringFile(${[singleQuoted(part.value), "''", type].join(', ')})`;
}

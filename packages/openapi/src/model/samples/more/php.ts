import type { SamplePart, SampleRequest } from '../request.js';
import type { PlainBody } from './parts.js';
import { fileName, partHeaders, plainBody, singleQuoted } from './parts.js';

export function printPhp({ method, url, headers, body: given }: SampleRequest): string {
  const body = plainBody(given);
  const isWritten = body?.kind === 'multipart' && !fitsArray(body.parts);
  const fields = isWritten ? ['    CURLOPT_POSTFIELDS => $body,'] : fieldLines(body);
  const headerLines = [
    ...headers.map(([name, value]) => singleQuoted(`${name}: ${value}`)),
    ...(isWritten ? [`"Content-Type: ${body.mediaType}; boundary=$boundary"`] : []),
  ];
  return [
    '<?php',
    ...(isWritten ? writtenForm(body.parts) : []),
    `$request = curl_init(${singleQuoted(url)});`,
    'curl_setopt_array($request, [',
    // With `CURLOPT_CUSTOMREQUEST`, cURL would wait for a body that never arrives.
    ...(method === 'HEAD'
      ? ['    CURLOPT_NOBODY => true,']
      : [`    CURLOPT_CUSTOMREQUEST => ${singleQuoted(method)},`]),
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(headerLines.length === 0
      ? []
      : ['    CURLOPT_HTTPHEADER => [', ...headerLines.map((line) => `        ${line},`), '    ],']),
    ...fields,
    ']);',
    'echo curl_exec($request);',
  ].join('\n');
}

/** In cURL's array of fields, names are unique, and only files can have a media type. */
function fitsArray(parts: readonly SamplePart[]): boolean {
  return (
    new Set(parts.map(({ name }) => name)).size === parts.length &&
    parts.every((part) => 'file' in part || part.type === undefined)
  );
}

function writtenForm(parts: readonly SamplePart[]): string[] {
  return [
    '$boundary = bin2hex(random_bytes(16));',
    '$parts = [',
    ...parts.map((part) => `    [[${partHeaders(part).map(singleQuoted).join(', ')}], ${content(part)}],`),
    '];',
    "$body = '';",
    'foreach ($parts as [$headers, $value]) {',
    '    $body .= "--$boundary\\r\\n" . implode("\\r\\n", $headers) . "\\r\\n\\r\\n$value\\r\\n";',
    '}',
    '$body .= "--$boundary--\\r\\n";',
  ];
}

function content(part: SamplePart): string {
  return 'file' in part ? `file_get_contents(${singleQuoted(part.file)})` : singleQuoted(part.value);
}

function fieldLines(body: PlainBody | undefined): string[] {
  if (body === undefined) return [];
  if (body.kind === 'multipart')
    return [`    CURLOPT_POSTFIELDS => [\n${body.parts.map(partLine).join('')}    ],`];
  const value =
    body.kind === 'file' ? `file_get_contents(${singleQuoted(body.file)})` : singleQuoted(body.text);
  return [`    CURLOPT_POSTFIELDS => ${value},`];
}

function partLine(part: SamplePart): string {
  const type = part.type === undefined ? "''" : singleQuoted(part.type);
  const value =
    'file' in part
      ? `new CURLFile(${singleQuoted(part.file)}, ${type}, ${singleQuoted(fileName(part.file))})`
      : singleQuoted(part.value);
  return `        ${singleQuoted(part.name)} => ${value},\n`;
}

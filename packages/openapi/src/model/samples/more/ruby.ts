import type { SamplePart, SampleRequest } from '../request.js';
import type { PlainBody } from './parts.js';
import { fileName, partHeaders, plainBody, singleQuoted } from './parts.js';

export function printRuby({ method, url, headers, body: given }: SampleRequest): string {
  const body = plainBody(given);
  const className = method.charAt(0) + method.slice(1).toLowerCase();
  const isWritten = body?.kind === 'multipart' && body.parts.some(hasTypedText);
  return [
    "require 'net/http'",
    ...(isWritten ? ["require 'securerandom'"] : []),
    '',
    `uri = URI(${singleQuoted(url)})`,
    `request = Net::HTTP::${className}.new(uri)`,
    ...headers.map(([name, value]) => `request[${singleQuoted(name)}] = ${singleQuoted(value)}`),
    ...(isWritten ? writtenForm(body) : bodyLines(body)),
    '',
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'puts response.body',
  ].join('\n');
}

/** `set_form` would drop the media type of a text part. */
function hasTypedText(part: SamplePart): boolean {
  return !('file' in part) && part.type !== undefined;
}

function writtenForm({ mediaType, parts }: Extract<PlainBody, { kind: 'multipart' }>): string[] {
  return [
    'boundary = SecureRandom.hex',
    `request['Content-Type'] = "${mediaType}; boundary=#{boundary}"`,
    'parts = [',
    ...parts.map((part) => `  [[${partHeaders(part).map(singleQuoted).join(', ')}], ${content(part)}],`),
    ']',
    'request.body = parts.map do |headers, value|',
    '  "--#{boundary}\\r\\n#{headers.join("\\r\\n")}\\r\\n\\r\\n".b + value.b + "\\r\\n"',
    'end.join + "--#{boundary}--\\r\\n"',
  ];
}

function content(part: SamplePart): string {
  return 'file' in part ? `File.binread(${singleQuoted(part.file)})` : singleQuoted(part.value);
}

function partLine(part: SamplePart): string {
  const isFile = 'file' in part;
  const options = [
    ...(isFile ? [`filename: ${singleQuoted(fileName(part.file))}`] : []),
    ...(part.type === undefined ? [] : [`content_type: ${singleQuoted(part.type)}`]),
  ];
  const value = isFile ? `File.open(${singleQuoted(part.file)}, 'rb')` : singleQuoted(part.value);
  return `  [${singleQuoted(part.name)}, ${value}${options.length === 0 ? '' : `, { ${options.join(', ')} }`}],\n`;
}

function bodyLines(body: PlainBody | undefined): string[] {
  if (body === undefined) return [];
  if (body.kind === 'multipart')
    return [`request.set_form([\n${body.parts.map(partLine).join('')}], 'multipart/form-data')`];
  const value = body.kind === 'file' ? `File.binread(${singleQuoted(body.file)})` : singleQuoted(body.text);
  return [`request.body = ${value}`];
}

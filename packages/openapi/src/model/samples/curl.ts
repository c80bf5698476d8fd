import { printJson } from './print-json.js';
import type { SampleBody, SampleRequest } from './request.js';
import { isJsonType, parsedJson } from './request.js';

export function printCurl({ method, url, headers, body }: SampleRequest): string {
  // `--head` is needed, because with `--request HEAD`, curl would wait for a body that never arrives.
  const ofMethod = method === 'HEAD' ? ['--head'] : [`--request ${method}`];
  const isUsual = method === 'GET' && body === undefined;
  return [
    `curl ${quoted(url)}`,
    ...(isUsual ? [] : ofMethod),
    ...headers.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    // `--form` sends `multipart/form-data` unless this header is set.
    ...(body?.kind === 'multipart' && body.mediaType !== 'multipart/form-data'
      ? [`--header ${quoted(`Content-Type: ${body.mediaType}`)}`]
      : []),
    ...(body === undefined ? [] : bodyOptions(body)),
  ].join(' \\\n  ');
}

function bodyOptions(body: SampleBody): string[] {
  switch (body.kind) {
    case 'file':
      return [`--data-binary ${quoted(`@${body.file}`)}`];
    case 'urlencoded':
      return body.pairs.map((pair) => `--data ${quoted(pair)}`);
    case 'multipart':
      return body.parts.map((part) => {
        const type = part.type === undefined ? '' : `;type=${part.type}`;
        if ('file' in part) return `--form ${quoted(`${part.name}=@${formText(part.file)}${type}`)}`;
        // `--form` interprets some values as files or options, while `--form-string` sends a value verbatim.
        return type === ''
          ? `--form-string ${quoted(`${part.name}=${part.value}`)}`
          : `--form ${quoted(`${part.name}=${formText(part.value)}${type}`)}`;
      });
    default:
      return [`--data-raw ${quoted(prettyText(body))}`];
  }
}

/** In `--form`, a character such as a semicolon has a special meaning unless the value is quoted. */
function formText(text: string): string {
  return /[;,"\\@<]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;
}

function prettyText({ mediaType, text }: { mediaType: string; text: string }): string {
  const json = isJsonType(mediaType) ? parsedJson(text) : undefined;
  return json === undefined ? text : printJson(json.value);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

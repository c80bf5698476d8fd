import type { SampleBody, SampleRequest } from './request.js';
import { isJsonType, parsedJson } from './request.js';

/** A request as a command of curl, for a POSIX shell. */
export function printCurl({ method, url, headers, body }: SampleRequest): string {
  // curl would wait for the body of an answer that has none.
  const ofMethod = method === 'HEAD' ? ['--head'] : [`--request ${method}`];
  const isUsual = method === 'GET' && body === undefined;
  return [
    `curl ${quoted(url)}`,
    ...(isUsual ? [] : ofMethod),
    ...headers.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
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
        // `--form` reads files and options out of a value; `--form-string` takes it as it is.
        return type === ''
          ? `--form-string ${quoted(`${part.name}=${part.value}`)}`
          : `--form ${quoted(`${part.name}=${formText(part.value)}${type}`)}`;
      });
    default:
      return [`--data-raw ${quoted(prettyText(body))}`];
  }
}

/** A value with a semicolon or a comma, in quotes: curl would read options behind them. */
function formText(text: string): string {
  return /[;,"\\@<]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;
}

function prettyText({ mediaType, text }: { mediaType: string; text: string }): string {
  const json = isJsonType(mediaType) ? parsedJson(text) : undefined;
  return json === undefined ? text : JSON.stringify(json.value, undefined, 2);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

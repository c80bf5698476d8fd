import { decodedPair } from '../form-body.js';
import { printGroup } from './layout.js';
import type { SampleBody, SampleRequest } from './request.js';
import { isJsonType, parsedJson } from './request.js';

export function printPython({ method, url, headers, body }: SampleRequest): string {
  const { code, hasType = false } = body === undefined ? { code: undefined } : bodyCode(body);
  // `requests` sets `Content-Type` for the argument `json`.
  const shown = hasType ? headers.filter(([name]) => name !== 'Content-Type') : headers;
  const options = [
    literal(url, '    '),
    ...(shown.length === 0 ? [] : [`headers=${literal(Object.fromEntries(shown), '    ')}`]),
    ...(code === undefined ? [] : [code]),
  ];
  const call = /^(?:GET|PUT|POST|DELETE|PATCH|HEAD|OPTIONS)$/.test(method)
    ? `requests.${method.toLowerCase()}(`
    : `requests.request(\n    "${method}",`;
  return `import requests\n\nresponse = ${call}\n${options.map((option) => `    ${option},\n`).join('')})`;
}

function bodyCode(body: SampleBody): { code: string; hasType?: boolean } {
  switch (body.kind) {
    case 'file':
      return { code: `data=open(${literal(body.file, '')}, "rb")` };
    case 'urlencoded': {
      const pairs = body.pairs.map(decodedPair);
      const lines = pairs.map(([name, value]) => `        (${literal(name, '')}, ${literal(value, '')}),\n`);
      return { code: `data=[\n${lines.join('')}    ]` };
    }
    case 'multipart': {
      const lines = body.parts.map((part) => {
        const type = part.type === undefined ? '' : `, ${literal(part.type, '')}`;
        const file =
          'file' in part
            ? `(${literal(part.file.split('/').at(-1), '')}, open(${literal(part.file, '')}, "rb")${type})`
            : `(None, ${literal(part.value, '')}${type})`;
        return `        (${literal(part.name, '')}, ${file}),\n`;
      });
      return { code: `files=[\n${lines.join('')}    ]` };
    }
    default: {
      const json = isJsonType(body.mediaType) ? parsedJson(body.text) : undefined;
      if (json !== undefined)
        return {
          code: `json=${literal(json.value, '    ')}`,
          hasType: /^application\/json$/i.test(body.mediaType),
        };
      return { code: `data=${literal(body.text, '')}.encode()` };
    }
  }
}

/**
 * JSON strings are valid Python strings.
 * @param before - The width of the name before the value. Omitted for the outermost value, which always spans several
 * lines.
 */
function literal(value: unknown, indent: string, before = Number.POSITIVE_INFINITY): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const step = '    ';
  const isList = Array.isArray(value);
  const members = Object.entries(value).map(([name, item]: [string, unknown]) => {
    const label = isList ? '' : `${JSON.stringify(name)}: `;
    return label + literal(item, indent + step, label.length);
  });
  return printGroup({
    members,
    brackets: isList ? ['[', ']'] : ['{', '}'],
    padding: '',
    indent,
    before,
    step,
    trailing: true,
  });
}

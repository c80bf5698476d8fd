import { decodedPair } from '../form-body.js';
import { printGroup } from './layout.js';
import type { SampleBody, SampleRequest } from './request.js';
import { isJsonType, parsedJson } from './request.js';

/** `fetch` can't send a body with GET or HEAD. */
export function printFetch(request: SampleRequest): string {
  const { method, body, ...others } = request;
  if (body === undefined || !/^(?:GET|HEAD)$/.test(method)) return printCall(request);
  return `// fetch can't send the body of this ${method} request.\n${printCall({ method, body: undefined, ...others })}`;
}

export function printCall({ method, url, headers, body }: SampleRequest): string {
  const { imports = '', setUp = '', code } = body === undefined ? { code: undefined } : bodyCode(body);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quoted(method)}`]),
    ...(headers.length === 0 ? [] : [`headers: ${headersCode(headers)}`]),
    ...(code === undefined ? [] : [`body: ${code}`]),
  ];
  const second = options.length === 0 ? '' : `, {\n${options.map((option) => `  ${option}`).join(',\n')},\n}`;
  return `${imports}${setUp}const response = await fetch(${quoted(url)}${second});`;
}

/** Opens a file in Node. In a browser, the file would come from an `<input type="file">`. */
const openFile = "import { openAsBlob } from 'node:fs';\n\n";

function bodyCode(body: SampleBody): { imports?: string; setUp?: string; code: string } {
  switch (body.kind) {
    case 'file':
      return { imports: openFile, code: `await openAsBlob(${quoted(body.file)})` };
    case 'urlencoded': {
      const pairs = body.pairs.map(decodedPair);
      const lines = pairs.map(([name, value]) => `    [${quoted(name)}, ${quoted(value)}],\n`);
      return { code: `new URLSearchParams([\n${lines.join('')}  ])` };
    }
    case 'multipart': {
      const lines = body.parts.map((part) => {
        const { name, type } = part;
        if ('file' in part) {
          const options = type === undefined ? '' : `, { type: ${quoted(type)} }`;
          const name = part.file.split('/').at(-1) ?? '';
          return `form.append(${quoted(part.name)}, await openAsBlob(${quoted(part.file)}${options}), ${quoted(name)});\n`;
        }
        const value =
          type === undefined
            ? quoted(part.value)
            : `new Blob([${quoted(part.value)}], { type: ${quoted(type)} })`;
        return `form.append(${quoted(name)}, ${value});\n`;
      });
      const hasFile = body.parts.some((part) => 'file' in part);
      return {
        imports: hasFile ? openFile : '',
        setUp: `const form = new FormData();\n${lines.join('')}\n`,
        code: 'form',
      };
    }
    default: {
      const json = isJsonType(body.mediaType) ? parsedJson(body.text) : undefined;
      return {
        code: json === undefined ? quoted(body.text) : `JSON.stringify(${literal(json.value, '  ')})`,
      };
    }
  }
}

function headersCode(headers: SampleRequest['headers']): string {
  return literal(Object.fromEntries(headers), '  ');
}

/**
 * @param before - The width of the name before the value. Omitted for the outermost value, which always spans several
 * lines.
 */
function literal(value: unknown, indent: string, before = Number.POSITIVE_INFINITY): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const members = Object.entries(value).map(([name, item]: [string, unknown]) => {
    const label = isList ? '' : `${key(name)}: `;
    return label + literal(item, `${indent}  `, label.length);
  });
  return printGroup({
    members,
    brackets: isList ? ['[', ']'] : ['{', '}'],
    padding: isList ? '' : ' ',
    indent,
    before,
    trailing: true,
  });
}

function key(name: string): string {
  // Without the brackets, the name `__proto__` would set the object's prototype, even in quotes.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

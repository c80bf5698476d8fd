import { isDeepStrictEqual } from 'node:util';
import {
  encode,
  isObject,
  pathText,
  queryPairs,
  rulesOf,
  simpleText,
  splitOnce,
} from './expected-serialization.mjs';

/**
 * Returns how a request differs from what the document requires. The expected request is computed from the
 * specifications (OpenAPI 3.1.1, Swagger 2.0, RFC 6570, RFC 7578), without the engine's code.
 */
export function differences({ request, document, operation, filled, sender }) {
  const found = [];
  const expect = (what, actual, expected) => {
    if (!isDeepStrictEqual(actual, expected))
      found.push(`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  };
  const item = document.paths[operation.path] ?? {};
  const raw = item[operation.method] ?? {};
  const declared = [...(item.parameters ?? []), ...(raw.parameters ?? [])].map((each) =>
    resolve(document, each),
  );
  const rules = (name, location) =>
    rulesOf(declared.findLast((each) => each.name === name && each.in === location) ?? {}, location);
  const given = (location) =>
    filled.parameters
      .filter((each) => each.in === location)
      .map(({ name, value }) => ({ name, value, rules: rules(name, location) }));
  const credentials = credentialsOf({ document, filled, sender });

  expect('the method', request.method, operation.method.toUpperCase());
  const [target, query = ''] = splitOnce(request.url, '?');
  const template = splitOnce(operation.path.split('#')[0], '?');
  const fill = (text) =>
    given('path').reduce((filled, each) => filled.replaceAll(`{${each.name}}`, () => pathText(each)), text);
  expect('the path', decodeExcept(target, pathSigns), decodeExcept(`/base${fill(template[0])}`, pathSigns));
  expect(
    'the query',
    query === '' ? [] : query.split('&').map((pair) => queryPair(pair)),
    [
      // Some documents put path parameters in a query string, as in `/pets?owner={id}`.
      ...(template[1] === undefined ? [] : template[1].split('&').map(fill)),
      ...given('query').flatMap(queryPairs),
      ...credentials.query.map(([name, value]) => `${encode(name)}=${encode(value)}`),
    ].map(queryPair),
  );
  for (const { name, value, rules: own } of given('header')) {
    if (/^(?:accept|content-type|authorization)$/i.test(name)) continue;
    expect(`the header ${name}`, headerOf(request, name), simpleText(value, own, String));
  }
  for (const [name, value] of credentials.headers)
    expect(`the header ${name}`, headerOf(request, name), value);
  // A page can't set cookies for another site, so the console sends none.
  if (sender !== 'console') {
    const cookies = [
      ...given('cookie').flatMap(queryPairs),
      ...credentials.cookies.map(([name, value]) => `${encode(name)}=${encode(value)}`),
    ];
    const sent = headerOf(request, 'cookie');
    expect('the cookies', sent === undefined ? [] : sent.split('; ').map(queryPair), cookies.map(queryPair));
  }
  const body = isBodyless({ operation, sender }) ? undefined : filled.body;
  bodyDifferences({ request, document, raw, declared, body, sender, expect });
  return found;
}

/** `fetch` refuses to send a body with GET or HEAD. */
export function isBodyless({ operation, sender }) {
  return ['console', 'JavaScript'].includes(sender) && /^(?:get|head)$/i.test(operation.method);
}

function resolve(document, value, depth = 0) {
  if (typeof value?.$ref !== 'string' || depth > 20) return value ?? {};
  const target = value.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce(
      (node, key) => node?.[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
  return resolve(document, target, depth + 1);
}

/** These encoded characters would change the meaning of a path if they were decoded. */
const pathSigns = /%(?:2F|3F|23|25|2C|3B|3D)/gi;

function decodeExcept(text, signs) {
  const kept = text.replace(signs, (sign) => `%25${sign.slice(1).toUpperCase()}`);
  try {
    return decodeURIComponent(kept);
  } catch {
    return `not decodable: ${text}`;
  }
}

function queryPair(pair) {
  return splitOnce(pair, '=').map((part) => decodeExcept(part.replaceAll('+', ' '), /%2C/gi));
}

function credentialsOf({ document, filled, sender }) {
  const found = { headers: [], query: [], cookies: [] };
  const schemes = document.components?.securitySchemes ?? document.securityDefinitions ?? {};
  const isReal = sender === 'console';
  for (const { name } of filled.security) {
    const scheme = resolve(document, schemes[name]);
    const lists = { header: found.headers, query: found.query, cookie: found.cookies };
    if (scheme.type === 'apiKey') lists[scheme.in].push([scheme.name, isReal ? 'se:cret' : 'YOUR_API_KEY']);
    else if (scheme.type !== 'mutualTLS')
      found.headers.push(['Authorization', authorizationOf({ scheme, isReal })]);
  }
  return found;
}

function authorizationOf({ scheme, isReal }) {
  const kind = scheme.type === 'http' ? scheme.scheme.toLowerCase() : scheme.type;
  if (kind === 'basic')
    return `Basic ${isReal ? Buffer.from('se:cret').toString('base64') : 'YOUR_CREDENTIALS'}`;
  const isBearer = scheme.type !== 'http' || kind === 'bearer';
  if (isBearer) return `Bearer ${isReal ? 'se:cret' : 'YOUR_TOKEN'}`;
  return `${scheme.scheme} ${isReal ? 'se:cret' : 'YOUR_CREDENTIALS'}`;
}

function headerOf({ headers }, name) {
  const values = headers.filter(([key]) => key === name.toLowerCase()).map(([, value]) => value);
  return values.length === 0 ? undefined : Buffer.from(values.join(', '), 'latin1').toString();
}

function bodyDifferences({ request, document, raw, declared, body, sender, expect }) {
  const sent = request.body.toString();
  const isEmpty = body === undefined || (body.kind === 'text' && body.text.trim() === '');
  if (isEmpty) {
    expect('the body', sent, '');
    return;
  }
  const type = headerOf(request, 'content-type') ?? '';
  const { mediaType } = body;
  if (/^multipart\//i.test(mediaType)) expect('the media type', plainType(type), plainType(mediaType));
  else expect('the media type', type, mediaType);
  if (body.kind === 'file') {
    expect('the body', sent, `content of ${body.file}`);
    return;
  }
  if (body.kind === 'text') {
    if (body.value === undefined) expect('the body', sent, body.text);
    else expect('the body', parsed(sent), body.value);
    return;
  }
  const encodings = resolve(document, raw.requestBody).content?.[mediaType]?.encoding ?? {};
  const fields = body.fields.map((field) => ({
    ...field,
    encoding: encodings[field.name],
    swagger: declared.find((each) => each.in === 'formData' && each.name === field.name),
  }));
  if (/urlencoded/i.test(mediaType)) formDifferences({ sent, fields, expect });
  else partDifferences({ parts: partsOf({ body: request.body, type }), fields, document, sender, expect });
}

function formDifferences({ sent, fields, expect }) {
  const pairs = fields.flatMap(({ name, value, encoding, swagger }) =>
    queryPairs({ name, value, rules: formRules({ value, encoding, swagger }) }),
  );
  expect('the form', sent === '' ? [] : sent.split('&').map(queryPair), pairs.map(queryPair));
}

function partDifferences({ parts, fields, document, sender, expect }) {
  // Code samples in JavaScript send a text field with a media type as a file named `blob`, because only a `Blob` can
  // have a media type in `FormData`.
  const isNamedBlob = ({ file }) => sender === 'JavaScript' && file === 'blob';
  expect(
    'the form',
    parts.map(({ name, value, file, ...part }) => ({
      name,
      file: isNamedBlob({ file, ...part }) ? undefined : file,
      value,
    })),
    fields.flatMap((field) => expectedParts({ ...field, document })),
  );
  for (const { name, value, encoding } of fields) {
    const part = parts.find((each) => each.name === name);
    const own = encoding?.contentType;
    if (part === undefined || isStyled({ encoding, document })) continue;
    if (own !== undefined && !/[,*]/.test(own)) expect(`the type of ${name}`, part.type, own);
    else if (own === undefined && isObject(value))
      expect(`the type of ${name}`, part.type, 'application/json');
  }
}

/** In OpenAPI 3.0, the style of a multipart field has no effect. */
function isStyled({ encoding = {}, document }) {
  return (
    !/^3\.0/.test(document.openapi ?? '') && (encoding.style !== undefined || encoding.explode !== undefined)
  );
}

function formRules({ value, encoding = {}, swagger }) {
  if (swagger !== undefined) return rulesOf(swagger, 'query');
  const { style, explode, contentType, allowReserved } = encoding;
  const hasStyle = [style, explode, allowReserved].some((each) => each !== undefined);
  if (!hasStyle && (isObject(value) || /json/.test(contentType ?? ''))) return { isJson: true };
  return { style: style ?? 'form', explode: explode ?? (style ?? 'form') === 'form' };
}

function expectedParts({ name, value, files, encoding, swagger, document }) {
  if (files !== undefined) return files.map((file) => ({ name, file, value: `content of ${file}` }));
  if (isStyled({ encoding, document }))
    return queryPairs({ name, value, rules: formRules({ value, encoding }) }).map((pair) => {
      const [key, written] = splitOnce(pair, '=').map(decodeURIComponent);
      return { name: key, file: undefined, value: written };
    });
  const text = (each) => (typeof each === 'string' ? each : JSON.stringify(each));
  if (swagger !== undefined && Array.isArray(value)) {
    const rules = rulesOf(swagger, 'query');
    return rules.explode
      ? value.map((each) => ({ name, file: undefined, value: text(each) }))
      : [{ name, file: undefined, value: value.map(text).join(rules.delimiter ?? ',') }];
  }
  const isWhole = /json/.test(encoding?.contentType ?? '');
  const items = Array.isArray(value) && !isWhole ? value : [value];
  return items.map((each) => ({ name, file: undefined, value: text(each) }));
}

function plainType(type) {
  return type.split(';')[0].trim().toLowerCase();
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return `not JSON: ${text}`;
  }
}

function partsOf({ body, type }) {
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  return body
    .toString('latin1')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((text) => {
      const [head, ...rest] = text.split('\r\n\r\n');
      const decoded = Buffer.from(head, 'latin1').toString();
      return {
        name: unescaped(/[; ]name="((?:[^"\\]|\\.)*)"/.exec(decoded)?.[1]),
        file: /filename="([^"]*)"/.exec(decoded)?.[1],
        value: Buffer.from(rest.join('\r\n\r\n').replace(/\r\n$/, ''), 'latin1').toString(),
        type: /content-type: *([^\r\n]+)/i.exec(decoded)?.[1],
      };
    });
}

function unescaped(name = '') {
  return name.replace(/%22/g, '"').replace(/\\(.)/g, '$1');
}

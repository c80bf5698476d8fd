/* Serializes parameters as OpenAPI 3.1.1, Swagger 2.0, and RFC 6570 specify, without any of the engine's code. */

export function rulesOf(parameter, location) {
  const { collectionFormat, content } = parameter;
  const delimiter = { ssv: ' ', tsv: '\t', pipes: '|', csv: ',' }[collectionFormat];
  if (collectionFormat === 'multi') return { style: 'form', explode: true };
  if (delimiter !== undefined) return { style: styleOf(location), explode: false, delimiter };
  const style = parameter.style ?? styleOf(location);
  // In Swagger 2.0, lists are joined with commas by default, so `explode` is false.
  const isSwagger = parameter.schema === undefined && content === undefined;
  return {
    style,
    explode: parameter.explode ?? (style === 'form' && !isSwagger),
    allowReserved: parameter.allowReserved === true,
    isJson: content !== undefined,
  };
}

function styleOf(location) {
  return location === 'query' || location === 'cookie' ? 'form' : 'simple';
}

export function splitOnce(text, sign) {
  const at = text.indexOf(sign);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + sign.length)];
}

export function encode(text) {
  return [...new TextEncoder().encode(String(text))]
    .map((byte) =>
      /[\w.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`,
    )
    .join('');
}

export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

export function pathText({ name, value, rules }) {
  const { style, explode, isJson } = rules;
  if (isJson) return encode(JSON.stringify(value));
  if (style === 'label') {
    const separator = explode ? '.' : ',';
    return `.${simpleText(value, rules, encode, separator)}`;
  }
  if (style !== 'matrix') return simpleText(value, rules, encode);
  if (explode && Array.isArray(value)) return value.map((each) => `;${name}=${encode(each)}`).join('');
  if (explode && isObject(value))
    return Object.entries(value)
      .map(([key, each]) => `;${encode(key)}=${encode(each)}`)
      .join('');
  return `;${name}=${simpleText(value, { explode: false }, encode)}`;
}

export function simpleText(value, { explode, isJson, delimiter }, write, separator = delimiter ?? ',') {
  if (isJson) return JSON.stringify(value);
  if (Array.isArray(value)) return value.map(write).join(separator);
  if (!isObject(value)) return write(value);
  return Object.entries(value)
    .map(([key, each]) => `${write(key)}${explode ? '=' : separator}${write(each)}`)
    .join(separator);
}

/** Reserved characters are encoded even with `allowReserved`, because the comparison decodes them anyway. */
export function queryPairs({ name, value, rules }) {
  const { style, explode, isJson, delimiter } = rules;
  const pair = (key, text) => `${encode(key)}=${text}`;
  const text = (each) => encode(typeof each === 'string' ? each : JSON.stringify(each));
  if (isJson) return [pair(name, encode(JSON.stringify(value)))];
  if (style === 'deepObject' && isObject(value))
    return Object.entries(value).map(([key, each]) => pair(`${name}[${key}]`, text(each)));
  if (!Array.isArray(value) && !isObject(value)) return [pair(name, text(value))];
  if (style === 'form' && explode)
    return Array.isArray(value)
      ? value.map((each) => pair(name, text(each)))
      : Object.entries(value).map(([key, each]) => pair(key, text(each)));
  const sign = delimiter ?? { spaceDelimited: ' ', pipeDelimited: '|' }[style] ?? ',';
  const pieces = Array.isArray(value) ? value : Object.entries(value).flat();
  return [pair(name, pieces.map(text).join(sign === ',' ? ',' : encode(sign)))];
}

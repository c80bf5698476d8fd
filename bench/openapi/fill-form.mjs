/** Xorshift32: the same seed yields the same numbers on every machine. */
export function randomFrom(seed) {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: other languages would replace this placeholder.
const texts = [
  'plain',
  'two words',
  'a&b=c',
  '50%25 off',
  'x+y/z?q#f',
  'it\'s "quoted"',
  '$HOME `id` \\n',
  'größer',
  '日本',
  '1,2;3|4',
  '#{x} ${y} {z}',
  '@file',
  '<tag>',
];

/** These values are ASCII, because HTTP libraries encode other characters in headers differently. */
const headerTexts = ['plain', 'two words', 'a&b=c', 'it\'s "quoted"', '1;2', '$HOME \\n', '#{x} ${y}'];

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: other languages would replace this placeholder.

export function fillForm({ engine, data, operation, id, random }) {
  const { schemas } = data;
  const pick = (list) => list[Math.floor(random() * list.length)];
  const form = engine.initialForm({ data, operation });
  form.server = '0';
  form.security = operation.security.length > 0 ? Math.floor(random() * operation.security.length) : 0;
  const parameters = [];
  for (const parameter of operation.parameters) {
    if (!parameter.required && random() < 0.2) continue;
    const strings = parameter.in === 'header' || parameter.in === 'cookie' ? headerTexts : texts;
    const isJson = parameter.mediaType !== undefined;
    const value = isJson
      ? { a: pick(strings), b: [1, 2] }
      : valueFor({ field: engine.fieldKind({ schema: parameter.schema, schemas }), pick, strings });
    const field = engine.fieldKind({ schema: parameter.schema, schemas });
    const input = isJson ? JSON.stringify(value) : inputOf({ engine, field, value });
    form.parameters = {
      ...form.parameters,
      [parameter.in]: { ...form.parameters[parameter.in], [parameter.name]: input },
    };
    parameters.push({ name: parameter.name, in: parameter.in, value });
  }
  // Parameters that are left out get empty fields, because the form may contain examples for them.
  for (const parameter of operation.parameters) {
    if (parameters.some(({ name, in: where }) => name === parameter.name && where === parameter.in)) continue;
    form.parameters = {
      ...form.parameters,
      [parameter.in]: { ...form.parameters[parameter.in], [parameter.name]: '' },
    };
  }
  const body = fillBody({ engine, data, operation, form, pick });
  const credentials = Object.fromEntries(Object.keys(data.securitySchemes).map((name) => [name, 'se:cret']));
  const request = engine.requestOf({ id, data, form, credentials });
  const { parameters: read } = engine.checkRequest({ data, request });
  const page = 'http://127.0.0.1/';
  const sample = engine.sampleOf({ id, data, form, parameters: read, page });
  const codeOf = (language) =>
    engine.sampleLanguages.find(({ label }) => label === language)?.print(sample) ??
    engine.moreLanguages[language]?.(sample) ??
    JSON.stringify(sample, undefined, 1);
  return {
    parameters,
    body,
    security: operation.security[form.security] ?? [],
    files: body?.files ?? [],
    codeOf,
    outgoing: () =>
      engine.buildRequest({
        data,
        operation,
        server: engine.serversOf({ data, operation })[0].url,
        page,
        parameters: read,
        credentials: request.credentials,
        body: engine.outgoingBody({ id, data, form }),
      }),
  };
}

function fillBody({ engine, data, operation, form, pick }) {
  const contents = operation.body?.content ?? [];
  if (contents.length === 0) return undefined;
  const { schemas } = data;
  const content = pick(contents);
  const { mediaType } = content;
  form.mediaType = mediaType;
  const kind = engine.bodyKind({ content, schemas });
  if (kind === 'file') {
    form.files = { '': [fileNamed('upload.bin', '')] };
    return { mediaType, kind, file: 'upload.bin', files: ['upload.bin'] };
  }
  if (kind === 'text') {
    const text = form.texts[mediaType] ?? '';
    const isJson = /json/i.test(mediaType);
    const value = isJson ? hostile(parsed(text), pick) : undefined;
    const written = value === undefined ? text : JSON.stringify(value, undefined, 2);
    form.texts = { ...form.texts, [mediaType]: written };
    return { mediaType, kind, text: written, value };
  }
  const fields = [];
  const files = [];
  form.fields = { ...form.fields };
  form.files = {};
  for (const { name, field } of engine.bodyFields({ content, schemas })) {
    if (field.kind === 'file' || field.kind === 'files') {
      const file = `${files.length + 1}.png`;
      const names = field.kind === 'files' ? [file, `b${file}`] : [file];
      files.push(...names);
      form.files[name] = names.map((each) => fileNamed(each, 'image/png'));
      fields.push({ name, files: names });
      form.fields[name] = names.join(', ');
      continue;
    }
    const value = valueFor({ field, pick, strings: texts });
    form.fields[name] = inputOf({ engine, field, value });
    fields.push({ name, value });
  }
  return { mediaType, kind, fields, files };
}

function valueFor({ field, pick, strings }) {
  switch (field.kind) {
    case 'choice':
      return pick(field.options);
    case 'choices':
      return [...new Set([pick(field.options), pick(field.options)])];
    case 'number':
      return pick([0, 22, -3.5]);
    case 'list':
      return [pick(strings), pick(strings)];
    case 'json':
      return { first: pick(strings), second: 2 };
    default:
      return pick(strings);
  }
}

function fileNamed(name, type) {
  return new File([`content of ${name}`], name, { type });
}

function inputOf({ engine, field, value }) {
  if (field.kind === 'json') return JSON.stringify(value);
  return engine.initialInput({ field, value });
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hostile(value, pick) {
  if (typeof value === 'string') return pick(texts);
  if (Array.isArray(value)) return value.map((item) => hostile(item, pick));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hostile(item, pick)]));
}

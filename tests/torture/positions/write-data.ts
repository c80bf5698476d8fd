import type { Random } from '../campaign.js';
import { here } from './surroundings.js';

/** The error must be reported at this value. */
class Marked {
  constructor(readonly value: unknown) {}
}

/** This text is written verbatim, for example with a syntax error. */
class Raw {
  constructor(readonly text: string) {}
}

/** To mark a key, start it with `‸`. */
export const at = (value: unknown): Marked => new Marked(value);
export const raw = (text: string): Raw => new Raw(text);

export type DataFormat = 'yaml' | 'json' | 'js';

/** The mark (`‸`) is at the start of the marked key or value. */
export function writeData({
  value,
  format,
  random,
}: {
  value: unknown;
  format: DataFormat;
  random: Random;
}): string {
  if (format === 'json')
    return jsonOf({ value, random, indent: random.pick(['', ' ', '  ', '\t']), depth: 0 });
  if (format === 'js') return jsOf({ value, random, depth: 0 });
  const lead = random.pick(['', '# A comment: { 😀 }\n', '---\n', '\n\n']);
  return `${lead}${blockOf({ value, random, indent: '' })}\n`;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Raw);

function unmarked(value: unknown): { mark: string; value: unknown } {
  return value instanceof Marked ? { mark: here, value: value.value } : { mark: '', value };
}

function unmarkedKey(key: string): { mark: string; key: string } {
  return key.startsWith(here) ? { mark: here, key: key.slice(1) } : { mark: '', key };
}

interface JsonInput {
  value: unknown;
  random: Random;
  /** The indentation of a level. If it is empty, everything is on one line. */
  indent: string;
  depth: number;
}

function jsonOf({ value: given, random, indent, depth }: JsonInput): string {
  const { mark, value } = unmarked(given);
  if (value instanceof Raw) return mark + value.text;
  const inner = (item: unknown): string => jsonOf({ value: item, random, indent, depth: depth + 1 });
  const line = (level: number): string =>
    indent === '' ? random.pick(['', ' ']) : `\n${indent.repeat(level)}`;
  const list = (items: readonly string[], [open, close]: readonly [string, string]): string =>
    items.length === 0
      ? `${open}${close}`
      : `${open}${items.map((item) => line(depth + 1) + item).join(random.pick([',', ' ,']))}${line(depth)}${close}`;
  if (Array.isArray(value)) return mark + list(value.map(inner), ['[', ']']);
  if (!isMap(value)) return mark + jsonScalar({ value, random });
  const items = Object.entries(value).map(([name, item]) => {
    const found = unmarkedKey(name);
    return `${found.mark}${jsonScalar({ value: found.key, random })}${random.pick([':', ': ', ' :  '])}${inner(item)}`;
  });
  return mark + list(items, ['{', '}']);
}

function jsonScalar({ value, random }: { value: unknown; random: Random }): string {
  const text = JSON.stringify(value);
  if (typeof value !== 'string' || !/^[a-z]/i.test(value) || random.below(12) > 0) return text;
  return `"\\u${value.charCodeAt(0).toString(16).padStart(4, '0')}${text.slice(2)}`;
}

interface BlockInput {
  value: unknown;
  random: Random;
  indent: string;
}

function blockOf({ value: given, random, indent }: BlockInput): string {
  const { mark, value } = unmarked(given);
  if (Array.isArray(value) && value.length > 0)
    return (
      mark + value.map((item) => `- ${nested({ value: item, random, indent: `${indent}  ` })}`).join(gap())
    );
  if (isMap(value) && Object.keys(value).length > 0)
    return (
      mark +
      Object.entries(value)
        .map(([name, item]) => entry({ name, item }))
        .join(gap())
    );
  return mark + flowOf({ value, random });

  function gap(): string {
    return random.pick(
      ['\n', '\n', '\n', '\n\n', `\n${indent}# 😀: a "comment`, ' # note'].map((text) =>
        text.startsWith('\n') && !text.includes('#') ? text + indent : `${text}\n${indent}`,
      ),
    );
  }

  function entry({ name, item }: { name: string; item: unknown }): string {
    const found = unmarkedKey(name);
    const key = `${found.mark}${yamlScalar({ value: found.key, random, isKey: true })}:`;
    const inner = unmarked(item).value;
    const isEmpty =
      typeof inner !== 'object' || inner === null || inner instanceof Raw || Object.keys(inner).length === 0;
    if (isEmpty || random.below(6) === 0)
      return `${key}${random.pick([' ', '  '])}${flowOf({ value: item, random })}`;
    const deeper = indent + random.pick(['  ', ' ', '    ']);
    return `${key}\n${deeper}${blockOf({ value: item, random, indent: deeper })}`;
  }
}

function nested({ value, random, indent }: BlockInput): string {
  return random.below(6) === 0 ? flowOf({ value, random }) : blockOf({ value, random, indent });
}

function flowOf({ value: given, random }: Omit<BlockInput, 'indent'>): string {
  const { mark, value } = unmarked(given);
  if (value instanceof Raw) return mark + value.text;
  const inner = (item: unknown): string => flowOf({ value: item, random });
  if (Array.isArray(value)) return `${mark}[${value.map(inner).join(', ')}]`;
  if (!isMap(value)) return mark + yamlScalar({ value, random, isKey: false });
  const items = Object.entries(value).map(([name, item]) => {
    const found = unmarkedKey(name);
    return `${found.mark}${yamlScalar({ value: found.key, random, isKey: true })}: ${inner(item)}`;
  });
  return `${mark}{ ${items.join(', ')} }`;
}

function yamlScalar({ value, random, isKey }: { value: unknown; random: Random; isKey: boolean }): string {
  const text = JSON.stringify(value);
  if (typeof value !== 'string') return text;
  // YAML could read other strings as another type or as syntax, so they are quoted.
  const isPlain =
    /^[a-z][\w ä😀]*[\w😀]$/iu.test(value) && !/^(?:true|false|null|yes|no|on|off)$/i.test(value);
  const quoted = value.includes("'") || /[^\P{C}]/u.test(value) ? text : random.pick([text, `'${value}'`]);
  return isPlain && (isKey || random.below(3) > 0) ? value : quoted;
}

/** An error in a key's value is reported at the key, so the mark of the value is written before the key. */
function jsOf({ value: given, random, depth }: Omit<JsonInput, 'indent'>): string {
  const { mark, value } = unmarked(given);
  if (value instanceof Raw) return mark + value.text;
  const indent = '  '.repeat(depth);
  const line = `\n${indent}  ${random.pick(['', '', '', '/* 😀: { */ ', `// ä [\n${indent}  `])}`;
  const end = random.pick(['', ',']);
  const inner = (item: unknown): string => jsOf({ value: item, random, depth: depth + 1 });
  if (Array.isArray(value)) {
    if (value.length === 0) return `${mark}[]`;
    return `${mark}[${value.map((item) => line + inner(item)).join(',')}${end}\n${indent}]`;
  }
  if (!isMap(value)) return mark + random.pick([JSON.stringify(value), singleQuoted(value)]);
  const items = Object.entries(value).map(([name, item]) => {
    const found = unmarkedKey(name);
    const content = unmarked(item);
    const key = /^[a-z]\w*$/i.test(found.key) && random.below(3) > 0 ? found.key : JSON.stringify(found.key);
    return `${line}${found.mark || content.mark}${key}: ${inner(content.value)}`;
  });
  return items.length === 0 ? `${mark}{}` : `${mark}{${items.join(',')}${end}\n${indent}}`;
}

function singleQuoted(value: unknown): string {
  const text = JSON.stringify(value);
  return typeof value === 'string' && !text.includes("'") && !text.includes('\\"')
    ? `'${text.slice(1, -1)}'`
    : text;
}

export function plainData(given: unknown): unknown {
  const { value } = unmarked(given);
  if (Array.isArray(value)) return value.map(plainData);
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [unmarkedKey(name).key, plainData(item)]),
  );
}

import { frontMatterShape, numericKeys } from './front-matter-schema.js';

const plain = /^\p{L}[\p{L}\p{N} ,.;()/'"’“”!?&+_–—…-]*$/u;
const reserved = /^(?:null|true|false)$/i;
const wholeNumber = /^(?:0|[1-9]\d{0,8})$/;
const quoted = /^(?:"([^"\\\t]*)"|'([^']*)')$/;

/**
 * Parses front matter that has `key: value` on each line. The YAML library would take longer than all other steps of
 * reading a page. Returns undefined for any other form.
 */
export function plainFrontMatter(text: string): Record<string, unknown> | undefined {
  const entries = new Map<string, unknown>();
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const [, key, written] = /^([A-Za-z]\w*): +(.*)$/.exec(line) ?? [];
    if (key === undefined || written === undefined || entries.has(key)) return undefined;
    const value = plainValue({ key, text: written.replace(/ +$/, '') });
    if (value === undefined) return undefined;
    entries.set(key, value);
  }
  return Object.fromEntries(entries);
}

function plainValue({ key, text }: { key: string; text: string }): string | number | boolean | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  if (plain.test(text)) return reserved.test(text) ? undefined : text;
  if (wholeNumber.test(text)) return isText(key) ? text : Number(text);
  const [, double, single] = quoted.exec(text) ?? [];
  return double ?? single;
}

function isText(key: string): boolean {
  return Object.hasOwn(frontMatterShape, key) && !numericKeys.has(key);
}

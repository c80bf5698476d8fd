export interface NumberPrefix {
  /** The name without its prefix. */
  name: string;
  /** The number, which orders generated sidebars. */
  number?: number | undefined;
}

/**
 * Splits `01-intro`, `02_foo` and `1. Intro` into a number and a name.
 * A number that another number follows is a date (`2021-11-foo`) or a version (`7.0-foo`) and stays.
 */
export function parseNumberPrefix(text: string): NumberPrefix {
  if (/^\d+[-_.]\d/.test(text)) return { name: text };
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s.exec(text);
  const [, digits, name] = match ?? [];
  return digits === undefined || name === undefined ? { name: text } : { name, number: Number(digits) };
}

/** Takes the prefixes of all folders of a path away: `01-a/02-b` → `a/b`. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((segment) => parseNumberPrefix(segment).name)
    .join('/');
}

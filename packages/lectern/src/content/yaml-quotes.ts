/** Matches a key with a quoted value, which may continue on the next lines. */
const quotedValue =
  /^( *)((?:- +)*[^\s:#"'][^:\n]*: +)("(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')(?=[ \t]*(?:#.*)?\r?$)/gm;

/**
 * Indents continuation lines in quoted values, which YAML requires, but js-yaml, which most other tools use, doesn't.
 * Returns undefined if nothing changes.
 */
export function indentQuotedValues(text: string): string | undefined {
  const indented = text.replace(quotedValue, (_, indent: string, key: string, value: string) => {
    const least = ' '.repeat(indent.length + 1);
    return `${indent}${key}${value.replace(/\n(?=( *)\S)/g, (line, own: string) => (own.length > indent.length ? line : `${line}${least}`))}`;
  });
  return indented === text ? undefined : indented;
}

/** A key with a quoted value, which may continue on the next lines. */
const quotedValue =
  /^( *)((?:- +)*[^\s:#"'][^:\n]*: +)("(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')(?=[ \t]*(?:#.*)?\r?$)/gm;

/**
 * Indents the continued lines of quoted values. YAML requires it, but js-yaml, which most other tools use, doesn't.
 * Returns undefined if there are no such lines.
 */
export function indentQuotedValues(text: string): string | undefined {
  const indented = text.replace(quotedValue, (_, indent: string, key: string, value: string) => {
    const least = ' '.repeat(indent.length + 1);
    return `${indent}${key}${value.replace(/\n(?=( *)\S)/g, (line, own: string) => (own.length > indent.length ? line : `${line}${least}`))}`;
  });
  return indented === text ? undefined : indented;
}

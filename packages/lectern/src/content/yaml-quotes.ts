const quotedValue =
  /^( *)((?:- +)*[^\s:#"'][^:\n]*: +)("(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')(?=[ \t]*(?:#.*)?\r?$)/gm;

/**
 * YAML requires indentation in the continuation lines of quoted values, but js-yaml, which most tools use, doesn't.
 * Returns undefined if nothing changes.
 */
export function indentQuotedValues(text: string): string | undefined {
  const indented = text.replace(quotedValue, (_, indent: string, key: string, value: string) => {
    const least = ' '.repeat(indent.length + 1);
    return `${indent}${key}${value.replace(/\n(?=( *)\S)/g, (line, own: string) => (own.length > indent.length ? line : `${line}${least}`))}`;
  });
  return indented === text ? undefined : indented;
}

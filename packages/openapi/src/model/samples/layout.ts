/** In characters. A line of this width plus a comma fits on a phone. */
const widest = 41;

interface Group {
  members: readonly string[];
  brackets: readonly [open: string, close: string];
  padding: '' | ' ';
  indent: string;
  /** The width of the text that precedes the list or object on its line, such as `name: `. */
  before?: number;
  step?: string;
  trailing?: boolean;
}

export function printGroup({
  members,
  brackets: [open, close],
  padding,
  indent,
  before = 0,
  step = '  ',
  trailing = false,
}: Group): string {
  if (members.length === 0) return open + close;
  const width = members.reduce((sum, member) => sum + member.length + 2, 2 * padding.length);
  if (indent.length + before + width <= widest && !members.some((member) => member.includes('\n')))
    return `${open}${padding}${members.join(', ')}${padding}${close}`;
  const lines = members.map((member) => `${indent}${step}${member}`).join(',\n');
  return `${open}\n${lines}${trailing ? ',' : ''}\n${indent}${close}`;
}

/** The approximate number of characters per line, in a window 1280 px wide with samples next to the text. */
const lineLength = 52;
const gap = 0.6;

export function textHeight(markdown: string): number {
  return markdown
    .trim()
    .split(/\n[ \t]*\n\s*|<\/p>\s*/)
    .filter((block) => block !== '')
    .reduce((sum, block, index) => sum + (index === 0 ? 0 : gap) + blockHeight(block), 0);
}

function blockHeight(block: string): number {
  // In a list, a table, or code, each line is separate. The browser joins the lines of a paragraph.
  const lines = block.split(/\n(?=\s*(?:[*+>|-]|\d+[.)]|```|~~~|<(?:br|li|tr)\b))|<br ?\/?>/);
  return lines.reduce((sum, line) => sum + Math.ceil(visibleLength(line) / lineLength), 0);
}

function visibleLength(line: string): number {
  return line.replace(/\]\([^)]*\)|<[^>]*>|[*_`[\]]/g, '').trim().length;
}

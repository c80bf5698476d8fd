/**
 * An HTML parser ends a link where another link starts, except in an `object`. React creates elements without a parser,
 * so nested links work in Docusaurus.
 */
export function wrapNestedLinks(html: string): string {
  const inner = linksOf(html).filter(({ isNested }) => isNested);
  if (inner.length === 0) return html;
  const marks = inner.flatMap(({ start, end }) => [
    { at: start, text: '<object>' },
    { at: end, text: '</object>' },
  ]);
  let result = '';
  let from = 0;
  for (const { at, text } of marks.sort((one, other) => one.at - other.at)) {
    result += html.slice(from, at) + text;
    from = at;
  }
  return result + html.slice(from);
}

interface LinkElement {
  start: number;
  end: number;
  isNested: boolean;
}

/** Inner links come first. Links without an end tag are left out. */
function linksOf(html: string): LinkElement[] {
  const links: LinkElement[] = [];
  const open: { start: number; inside: LinkElement[] }[] = [];
  for (const { 0: tag, index } of html.matchAll(/<\/?a(?=[\s>])/g)) {
    if (tag === '<a') {
      open.push({ start: index, inside: [] });
      continue;
    }
    const ended = open.pop();
    if (ended === undefined) continue;
    // In raw HTML, the end tag of the outer link may be missing, so mark the inner links only now.
    for (const link of ended.inside) link.isNested = true;
    const link = { start: ended.start, end: index + '</a>'.length, isNested: false };
    open.at(-1)?.inside.push(link);
    links.push(link);
  }
  return links;
}

/**
 * Wraps links inside other links in `object` elements. A browser's parser ends a link where another one starts, except
 * in an `object`. React creates elements without a parser, so such links work in Docusaurus.
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

/** Returns the links that have an end tag, inner links first. */
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
    // Only now is it clear that the outer link has an end tag, which raw HTML may lack.
    for (const link of ended.inside) link.isNested = true;
    const link = { start: ended.start, end: index + '</a>'.length, isNested: false };
    open.at(-1)?.inside.push(link);
    links.push(link);
  }
  return links;
}

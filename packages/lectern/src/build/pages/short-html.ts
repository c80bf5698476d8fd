const endTags = ['li', 'dt', 'dd'];
/**
 * The tags before which an element's end tag is optional. An end tag before text must stay: without it, the text
 * would become part of the element.
 */
const nexts: Readonly<Record<string, RegExp>> = {
  li: /<(?:li[\s>]|\/(?:ul|ol)>)/y,
  dt: /<d[td][\s>]/y,
  dd: /<(?:d[td][\s>]|\/(?:dl|div)>)/y,
};

/** Matches end tags, and parts whose text may look like an end tag, such as comments and scripts. */
const parts =
  /<!--[\s\S]*?-->|<(script|style|textarea|title|template|svg|math)\b[\s\S]*?<\/\1\s*>|<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>|<\/(li|dt|dd)>/gi;

/**
 * Matches list items that are not in the search index. The indexer skips each of them up to its end tag, so these end
 * tags must stay.
 */
const ignored = new RegExp(String.raw`<(?:${endTags.join('|')})\b[^>]*-ignore`, 'i');

/**
 * Removes optional end tags, because a page in an API reference has hundreds of list items. Browsers parse the result
 * into the same document.
 */
export function shortHtml(html: string): string {
  if (ignored.test(html)) return html;
  return html.replace(parts, (whole: string, _: unknown, name: string | undefined, offset: number) => {
    const next = name === undefined ? undefined : nexts[name.toLowerCase()];
    if (next === undefined) return whole;
    next.lastIndex = offset + whole.length;
    return next.test(html) ? '' : whole;
  });
}

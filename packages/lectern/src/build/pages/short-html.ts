const endTags = ['li', 'dt', 'dd'];
/**
 * By element, the tags that can follow its content if its end tag is omitted. Text can't follow, because it would
 * become part of the element.
 */
const nexts: Readonly<Record<string, RegExp>> = {
  li: /<(?:li[\s>]|\/(?:ul|ol)>)/y,
  dt: /<d[td][\s>]/y,
  dd: /<(?:d[td][\s>]|\/(?:dl|div)>)/y,
};

/**
 * Comments, scripts, and some other elements are matched as a whole, because their content may look like an end tag.
 */
const parts =
  /<!--[\s\S]*?-->|<(script|style|textarea|title|template|svg|math)\b[\s\S]*?<\/\1\s*>|<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>|<\/(li|dt|dd)>/gi;

/** The search indexer skips these list items up to their end tags, so the end tags must stay. */
const ignored = new RegExp(String.raw`<(?:${endTags.join('|')})\b[^>]*-ignore`, 'i');

/**
 * A page in an API reference has hundreds of optional end tags. Browsers parse the shorter HTML into the same document.
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

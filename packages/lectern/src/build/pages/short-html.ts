const endTags = ['li', 'dt', 'dd'];
/** End tags that HTML allows to leave out if the next tag is one of these. Only text between them would make a difference. */
const nexts: Readonly<Record<string, RegExp>> = {
  li: /<(?:li[\s>]|\/(?:ul|ol)>)/y,
  dt: /<d[td][\s>]/y,
  dd: /<(?:d[td][\s>]|\/(?:dl|div)>)/y,
};

/** Matches what may contain something that looks like an end tag, and end tags. */
const parts =
  /<!--[\s\S]*?-->|<(script|style|textarea|title|template|svg|math)\b[\s\S]*?<\/\1\s*>|<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>|<\/(li|dt|dd)>/gi;

/** The search skips these up to their end tag. */
const ignored = new RegExp(String.raw`<(?:${endTags.join('|')})\b[^>]*-ignore`, 'i');

/**
 * Leaves out end tags that HTML makes optional. Browsers parse the result to the same document, and a page of an API
 * reference has hundreds of list items.
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

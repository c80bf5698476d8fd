export function normalizeHtml(html: string): string {
  let pre = 0;
  const parts = html.match(/<(?:"[^"]*"|[^">])*>|[^<]+/g) ?? [];
  const lines = parts.map((part) => {
    if (part.startsWith('<pre')) pre += 1;
    if (part.startsWith('</pre')) pre -= 1;
    if (part.startsWith('<')) return normalizeTag(part);
    const text = decode(part);
    return pre === 0 && /^\s*\n\s*$/.test(text) ? '' : text;
  });
  return lines.join('').trim();
}

function normalizeTag(tag: string): string {
  const [, name = '', rest = ''] = /^<(\/?[\w-]+)(.*?)\/?>$/s.exec(tag) ?? [];
  const attributes = [...rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) =>
    value === '' || (value === 'true' && key.startsWith('data-'))
      ? key
      : `${key}="${normalizeValue({ key, value: decode(value) })}"`,
  );
  return `<${[name, ...attributes.sort()].join(' ')}>`;
}

function normalizeValue({ key, value }: { key: string; value: string }): string {
  if (key === 'style') return value.replace(/\s*([:;])\s*/g, '$1');
  if (key !== 'href' && key !== 'src') return value;
  try {
    return decodeURI(value);
  } catch {
    return value;
  }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      return decimal === undefined ? (named[String(name)] ?? whole) : String.fromCodePoint(Number(decimal));
    },
  );
}

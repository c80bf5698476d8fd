/**
 * Mermaid encodes entities such as `#quot;` and `#35;` with these characters, and decodes them only in its final
 * string. This package uses the tree before that step.
 */
const HIDDEN = /ﬂ°°(\d+)¶ß|ﬂ°(\w+)¶ß|&#(\d+);|&#x([\da-f]+);|&(amp|lt|gt|quot|apos|nbsp);/gi;

const NAMED = new Map<string, string>(
  Object.entries({
    amp: '&',
    apos: "'",
    quot: '"',
    lt: '<',
    gt: '>',
    nbsp: '\u00a0',
    copy: '©',
    reg: '®',
    trade: '™',
    hearts: '♥',
    infin: '∞',
    times: '×',
    divide: '÷',
    plusmn: '±',
    deg: '°',
    euro: '€',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    harr: '↔',
    le: '≤',
    ge: '≥',
    ne: '≠',
    laquo: '«',
    raquo: '»',
    lpar: '(',
    rpar: ')',
    lbrace: '{',
    rbrace: '}',
    lbrack: '[',
    rbrack: ']',
    num: '#',
    semi: ';',
    colon: ':',
    comma: ',',
    check: '✓',
  }),
);

export function decodeEntities(text: string): string {
  return String(text).replace(HIDDEN, (all, decimal, name, htmlDecimal, hex, htmlName) => {
    const codePoint = decimal ?? htmlDecimal ?? (hex && Number.parseInt(hex, 16));
    if (codePoint !== undefined)
      return Number(codePoint) <= 0x10ffff ? String.fromCodePoint(Number(codePoint)) : all;
    return NAMED.get(String(name ?? htmlName).toLowerCase()) ?? (name ? `&${name};` : all);
  });
}

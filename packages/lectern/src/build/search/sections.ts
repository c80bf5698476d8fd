import { ownValue } from '../../util/own-value.js';
import type { SectionText } from '../../util/search-postings.js';

export interface Section {
  /** ID of the heading; empty for the text above the first heading with an ID. */
  id: string;
  heading: string;
  /** 1 for the title of the page. */
  level: number;
  text: string;
}

const tag = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|<!--[\s\S]*?-->|<![^>]*>/g;
const skipped = new Set(
  'nav footer form label select textarea script style template svg noscript iframe head'.split(' '),
);
/** Tags of these elements don't separate words. */
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** `data-pagefind-ignore` is supported for pages written for other engines. */
const ignored = /\bdata-(?:search|pagefind)-ignore\b|\bclass="(?:[^"]* )?diagram-text[ "]/;

export function sectionsOf(html: string): Section[] {
  const reader = createReader();
  let skip: Skip | undefined;
  let end = 0;
  for (const match of html.matchAll(tag)) {
    const [whole, close, name, attributes = ''] = match;
    if (skip === undefined) reader.addText(html.slice(end, match.index));
    end = match.index + whole.length;
    if (name === undefined) continue;
    const found = { name: name.toLowerCase(), isEnd: close === '/', attributes };
    if (skip !== undefined) skip = skipAfter({ skip, ...found });
    else if (isSkipped(found)) skip = { name: found.name, depth: 1 };
    else reader.addTag(found);
  }
  if (skip === undefined) reader.addText(html.slice(end));
  return reader.sections().filter(({ heading, text }) => heading !== '' || text !== '');
}

interface Tag {
  name: string;
  isEnd: boolean;
  attributes: string;
}

function createReader(): {
  addText: (text: string) => void;
  addTag: (tag: Tag) => void;
  sections: () => Section[];
} {
  const sections: Section[] = [{ id: '', heading: '', level: 0, text: '' }];
  let parts: string[] = [];
  let open: { name: string; id: string; parts: string[] } | undefined;
  const finishSection = (): void => {
    const last = sections.at(-1);
    if (last !== undefined) last.text = clean(parts.join(''));
    parts = [];
  };
  const finishHeading = ({ name, id, parts: inner }: { name: string; id: string; parts: string[] }): void => {
    const heading = clean(inner.join(''));
    // A heading without an ID doesn't start a section, because results couldn't link to it. Its text joins the current
    // section.
    if (id === '' && name !== 'h1') {
      parts.push(` ${heading} `);
      return;
    }
    finishSection();
    sections.push({ id: decodeEntities(id), heading, level: Number(name[1]), text: '' });
  };
  const addText = (text: string): void => {
    (open?.parts ?? parts).push(text);
  };
  return {
    addText,
    addTag({ name, isEnd, attributes }) {
      if (!inline.has(name)) addText(' ');
      if (!/^h[1-6]$/.test(name)) return;
      if (!isEnd) open = { name, id: /\bid="([^"]*)"/.exec(attributes)?.[1] ?? '', parts: [] };
      else if (open?.name === name) {
        const heading = open;
        open = undefined;
        finishHeading(heading);
      }
    },
    sections() {
      // If a heading has no end tag, it is still open at the end. Treat it as text.
      if (open !== undefined) parts.push(...open.parts);
      finishSection();
      return sections;
    },
  };
}

interface Skip {
  name: string;
  depth: number;
}

function isSkipped({ name, isEnd, attributes }: Tag): boolean {
  return !isEnd && (skipped.has(name) || ignored.test(attributes)) && !isVoid({ name, attributes });
}

function skipAfter({
  skip: { name, depth },
  isEnd,
  ...next
}: {
  skip: Skip;
  name: string;
  isEnd: boolean;
  attributes: string;
}): Skip | undefined {
  if (next.name !== name || isVoid(next)) return { name, depth };
  const after = depth + (isEnd ? -1 : 1);
  return after === 0 ? undefined : { name, depth: after };
}

function isVoid({ name, attributes }: { name: string; attributes: string }): boolean {
  return (
    attributes.endsWith('/') ||
    /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(name)
  );
}

function clean(text: string): string {
  return decodeEntities(text)
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return ownValue(named, name) ?? whole;
    const code = Number.parseInt(String(hex ?? decimal), hex === undefined ? 10 : 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

export function sectionTexts(sections: readonly Section[]): SectionText[] {
  const texts = sections.map(
    ({ id, heading, level, text }): SectionText => (level === 1 ? ['', '', text] : [id, heading, text]),
  );
  const own = texts.filter(([id]) => id === '').map(([, , text]) => text);
  return [['', '', own.join(' ').trim()], ...texts.filter(([id]) => id !== '')];
}

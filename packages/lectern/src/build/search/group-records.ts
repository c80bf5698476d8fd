import type { Cache } from '../../cache/cache.js';
import { hashOf } from '../../util/hash.js';
import type { PageText } from '../../util/search-postings.js';
import type { Group } from './groups.js';
import { keyOfPage } from './groups.js';
import { numberedHeadings } from './numbered-headings.js';
import type { PageTerm, Tokenizer } from './page-terms.js';
import { pageTerms } from './page-terms.js';
import type { SearchRecord } from './record.js';
import type { Section } from './sections.js';
import { sectionsOf, sectionTexts } from './sections.js';

export interface PageRecord {
  key: string;
  terms: PageTerm[];
  /** Headings that search treats as names, such as `AT-11: Latency`. */
  headings: SearchRecord['names'];
}

const step = 'search-group';

export function cachedRecords({
  cache,
  hash,
}: {
  cache: Cache;
  hash: string;
}): Promise<PageRecord[] | undefined> {
  return cache.get<PageRecord[] | undefined>({ step, key: [hash], make: async () => undefined });
}

export function recordsOf({
  cache,
  group,
  tokenize,
  sections,
  before = [],
}: {
  cache: Cache;
  group: Group;
  tokenize: Tokenizer;
  sections: ReadSections;
  before?: readonly PageRecord[];
}): Promise<PageRecord[]> {
  const known = new Map(before.map((record) => [record.key, record]));
  return cache.get({
    step,
    key: [group.hash],
    make: async () =>
      group.records.map((record) => {
        const key = hashOf(keyOfPage(record));
        return known.get(key) ?? { key, ...readPage({ record, tokenize, sections }) };
      }),
  });
}

function readPage({
  record,
  tokenize,
  sections: read,
}: {
  record: SearchRecord;
  tokenize: Tokenizer;
  sections: ReadSections;
}): Omit<PageRecord, 'key'> {
  const sections = read(record);
  return {
    terms: pageTerms({ title: record.title, names: record.names, sections, tokenize }),
    headings: numberedHeadings(sections),
  };
}

/** The name of each text file is the page's index in the group. */
export function textFiles({
  group,
  sections,
}: {
  group: Group;
  sections: ReadSections;
}): [name: string, content: string][] {
  return group.records.map((record, index) => {
    const { url, title, source } = record;
    const text: PageText = { url, title, source, sections: sectionTexts(sections(record)) };
    return [`${index}.json`, JSON.stringify(text)];
  });
}

export type ReadSections = (record: SearchRecord) => Section[];

/** Sections are cached, because they are needed twice: for the page's terms and for its text. */
export function sectionReader(): ReadSections {
  const known = new Map<SearchRecord, Section[]>();
  return (record) => {
    const sections =
      known.get(record) ?? withDescription({ record, sections: sectionsOf(record.loadText()) });
    known.set(record, sections);
    return sections;
  };
}

/** Descriptions often contain words that aren't in the page's text. */
function withDescription({
  record: { description = '' },
  sections,
}: {
  record: SearchRecord;
  sections: Section[];
}): Section[] {
  const text = description.replaceAll(/\s+/g, ' ').trim();
  if (text === '' || sections.some((section) => section.text.includes(text))) return sections;
  return [{ id: '', heading: '', level: 0, text }, ...sections];
}

import type { Entry } from './entries.js';

/** A part of a page: some words, then the keys that they are about. */
export interface Section {
  /** Absent: the keys stand before the first heading. */
  title?: string;
  /** Begins the IDs of the keys, so that they are the same wherever the section stands. */
  id: string;
  words?: string;
  entries: readonly Entry[];
  /** `name`: the ID of an entry is its name alone, because other texts link to it. */
  anchors?: 'name';
}

export interface ManualPage {
  /** Relative to `site/tutorial`. */
  file: string;
  title: string;
  description: string;
  position: number;
  /** What the reader gets from the page. */
  lead: string;
  sections: readonly Section[];
}

/** The page as Markdown; says in a comment where it comes from. */
export function toMarkdown({ title, description, position, lead, sections }: ManualPage): string {
  return [
    '---',
    `title: ${title}`,
    // Quoted: a colon would end it.
    `description: ${JSON.stringify(description)}`,
    `sidebar_position: ${position}`,
    // A page with sections lists these, and not every key in them.
    `toc_max_heading_level: ${sections.every(({ title }) => title === undefined) ? 3 : 2}`,
    // Changes are made in the schema.
    'custom_edit_url: null',
    '---',
    '',
    '{/* Made from the schemas by tests/unit/reference: `npm run reference` regenerates it. */}',
    '',
    lead,
    '',
    ...sections.flatMap((section) => sectionLines(section)),
  ].join('\n');
}

function sectionLines({ title, id, words, entries, anchors }: Section): string[] {
  return [
    ...(title === undefined ? [] : [`## ${title} {#${id}}`, '']),
    ...(words === undefined ? [] : [words, '']),
    ...entries.flatMap((entry) => [
      `### \`${entry.name}\` {#${anchors === 'name' ? entry.name : anchor({ id, name: entry.name })}}`,
      '',
      factsOf(entry),
      '',
      escapeText(entry.description),
      '',
    ]),
  ];
}

/** `baseUrl` of `config` is `config-baseUrl`; `i18n.localeConfigs.<name>.label` of `i18n` keeps its one beginning. */
export function anchor({ id, name }: { id: string; name: string }): string {
  const way = name.replace(/\W+/g, '-').replace(/^-|-$/g, '');
  return way.startsWith(`${id}-`) ? way : `${id}-${way}`;
}

function factsOf({ type, fallback, required }: Entry): string {
  const facts = [
    `${escapeText(type)}.`,
    ...(required ? ['Required.'] : []),
    ...(fallback === undefined || fallback === '{}' ? [] : [`Default: ${asCode(fallback)}.`]),
  ];
  return `*${facts.join(' ')}*`;
}

/** A backtick within code would end it. */
function asCode(text: string): string {
  return text === '""' ? 'empty' : `\`${text.replaceAll('","', '", "').replaceAll('`', '')}\``;
}

/** Outside of code, `<` and `{` begin a component and an expression. */
function escapeText(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[<{]/g, '\\$&')))
    .join('');
}

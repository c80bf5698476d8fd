import type { Entry } from './entries.js';

export interface Section {
  /** The heading; undefined if the keys come before the first heading. */
  title?: string;
  id: string;
  words?: string;
  entries: readonly Entry[];
  /** With `name`, the ID of a key is the key's name without a prefix, because other documents link to it. */
  anchors?: 'name';
}

export interface ManualPage {
  file: string;
  title: string;
  description: string;
  position: number;
  lead: string;
  sections: readonly Section[];
}

export function toMarkdown({ title, description, position, lead, sections }: ManualPage): string {
  return [
    '---',
    `title: ${title}`,
    // The description may contain a colon, so it is quoted.
    `description: ${JSON.stringify(description)}`,
    `sidebar_position: ${position}`,
    // The table of contents lists the keys only if the page has no sections.
    `toc_max_heading_level: ${sections.every(({ title }) => title === undefined) ? 3 : 2}`,
    // A generated page must not have an "Edit this page" link.
    'custom_edit_url: null',
    '---',
    '',
    '{/* Generated from the schemas by tests/unit/reference: `npm run reference` regenerates it. */}',
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
      ...(entry.example === undefined ? [] : ['```ts', entry.example, '```', '']),
    ]),
  ];
}

/**
 * `baseUrl` in `config` becomes `config-baseUrl`. A key that already starts with the ID gets no prefix:
 * `i18n.localeConfigs.<name>.label` in `i18n` becomes `i18n-localeConfigs-name-label`.
 */
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

/** A backtick in the text would end the code. */
function asCode(text: string): string {
  return text === '""' ? 'empty' : `\`${text.replaceAll('","', '", "').replaceAll('`', '')}\``;
}

/** In MDX, `<` starts a component, and `{` starts an expression. */
function escapeText(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[<{]/g, '\\$&')))
    .join('');
}

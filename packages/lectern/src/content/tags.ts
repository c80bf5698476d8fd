import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { didYouMean } from '../diagnostics/nearest.js';
import { kebabCase } from '../util/kebab-case.js';
import { permalinkMistake } from '../util/route-mistake.js';
import { upperFirst } from '../util/upper-first.js';
import { frontMatterLocator } from './front-matter.js';
import type { FrontMatter } from './front-matter-schema.js';
import { joinRoute } from './paths.js';
import type { TagLink } from './types.js';
import type { SourceLocation } from './yaml.js';

/** The tags in a tags file, by key. */
export interface TagDefinitions {
  /** Path of the file, relative to the site's folder. */
  file: string;
  /** The label, path, and description of each tag, by key. */
  tags: ReadonlyMap<string, { label: string; permalink: string; description?: string | undefined }>;
}

/** What to do about a tag that is not in the tags file. */
export type OnInlineTags = 'ignore' | 'log' | 'warn' | 'throw';

interface Input {
  file: string;
  head: string;
  tags: FrontMatter['tags'];
  tagsRoute: string;
  definitions?: TagDefinitions | undefined;
  onInlineTags: OnInlineTags;
}

/** Resolves a document's tags and removes duplicates. Reports tags that are not in the tags file. */
export function resolveTags({ file, head, tags = [], tagsRoute, definitions, onInlineTags }: Input): {
  tags: TagLink[];
  diagnostics: Diagnostic[];
} {
  const resolved = new Map<string, TagLink>();
  const inline: { tag: string; index: number }[] = [];
  const misplaced: Diagnostic[] = [];
  const locationOf = frontMatterLocator({ head });
  const locationAt = (index: number): SourceLocation => locationOf({ key: 'tags', within: [index] });
  for (const [index, tag] of tags.entries()) {
    const name = typeof tag === 'string' ? tag : tag.label;
    const link = typeof tag === 'string' ? definitions?.tags.get(tag) : undefined;
    if (link === undefined) inline.push({ tag: name, index });
    const { label, permalink, description } = link ?? inlineTag(tag);
    const mistake = link === undefined ? permalinkMistake(permalink) : undefined;
    if (mistake !== undefined) {
      misplaced.push(misplacedTag({ label, permalink, mistake, file, ...locationAt(index) }));
      continue;
    }
    const route = joinRoute(tagsRoute, permalink);
    if (!resolved.has(route)) resolved.set(route, { label, route, ...(description ? { description } : {}) });
  }
  const undeclared = undeclaredTags({ inline, file, locationAt, definitions, onInlineTags });
  return { tags: [...resolved.values()], diagnostics: [...misplaced, ...undeclared] };
}

function undeclaredTags({
  inline,
  file,
  locationAt,
  definitions,
  onInlineTags,
}: Pick<Input, 'file' | 'definitions' | 'onInlineTags'> & {
  inline: readonly { tag: string; index: number }[];
  locationAt: (index: number) => SourceLocation;
}): Diagnostic[] {
  if (definitions === undefined || (onInlineTags !== 'warn' && onInlineTags !== 'throw')) return [];
  const isError = onInlineTags === 'throw';
  return inline.map(({ tag, index }) =>
    undeclaredTag({ tag, file, definitions, isError, ...locationAt(index) }),
  );
}

export function inlineTag(tag: string | { label: string; permalink: string }): {
  label: string;
  permalink: string;
  description?: string | undefined;
} {
  return typeof tag === 'string' ? { label: tag, permalink: kebabCase(tag) } : tag;
}

export function defaultTagLabel(key: string): string {
  return upperFirst(key.toLowerCase());
}

function misplacedTag({
  label,
  permalink,
  mistake,
  ...location
}: SourceLocation & {
  label: string;
  permalink: string;
  mistake: string;
  file: string;
}): Diagnostic {
  return problem({
    code: 'invalid-front-matter',
    message: `The page of the tag "${label}" can't have the path ${JSON.stringify(permalink)}: ${mistake}.`,
    hint: 'Set a permalink of letters, digits, and hyphens: tags: [{ label: Name, permalink: /name }].',
    ...location,
  });
}

function undeclaredTag({
  tag,
  definitions,
  isError,
  ...location
}: SourceLocation & {
  tag: string;
  file: string;
  definitions: TagDefinitions;
  isError: boolean;
}): Diagnostic {
  return problem({
    code: 'undeclared-tag',
    severity: isError ? 'error' : 'warning',
    message: `The tag "${tag}" is not declared in ${definitions.file}.${didYouMean({ found: tag, known: definitions.tags.keys() })}`,
    hint: "Correct the tag, declare it in that file, or set onInlineTags: 'ignore' to allow undeclared tags.",
    ...location,
  });
}

/** A tag, with all items that have this tag. Groups are in the order in which their tags first occur. */
export interface TaggedGroup<Item> {
  tag: TagLink;
  items: Item[];
}

/**
 * Groups items by tag. Tags with the same page count as the same tag, even if their labels differ. The first label is
 * kept.
 */
export function groupByTag<Item>(
  items: readonly Item[],
  tagsOf: (item: Item) => readonly TagLink[],
): TaggedGroup<Item>[] {
  const groups = new Map<string, TaggedGroup<Item>>();
  for (const item of items) {
    for (const tag of tagsOf(item)) {
      const group = groups.get(tag.route) ?? { tag, items: [] };
      group.items.push(item);
      groups.set(tag.route, group);
    }
  }
  return [...groups.values()];
}

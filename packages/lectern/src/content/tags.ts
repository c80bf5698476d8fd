import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { didYouMean } from '../diagnostics/nearest.js';
import { kebabCase } from '../util/kebab-case.js';
import { locationOfFrontMatterKey } from './front-matter.js';
import type { FrontMatter } from './front-matter-schema.js';
import { joinRoute } from './paths.js';
import type { TagLink } from './types.js';

/** Tags that the tags file declares, by key. */
export interface TagDefinitions {
  file: string;
  tags: ReadonlyMap<string, { label: string; permalink: string; description?: string | undefined }>;
}

/** How to handle a tag that is not in the tags file: ignore it, log it, warn about it, or report an error. */
export type OnInlineTags = 'ignore' | 'log' | 'warn' | 'throw';

interface Input {
  file: string;
  /** The start of the document with its front matter, for locating errors. */
  head: string;
  tags: FrontMatter['tags'];
  tagsRoute: string;
  definitions?: TagDefinitions | undefined;
  onInlineTags: OnInlineTags;
}

/** Resolves the tags of a document, without duplicates, and reports tags that are not in the tags file. */
export function resolveTags({ file, head, tags = [], tagsRoute, definitions, onInlineTags }: Input): {
  tags: TagLink[];
  diagnostics: Diagnostic[];
} {
  const resolved = new Map<string, TagLink>();
  const inline: { tag: string; index: number }[] = [];
  for (const [index, tag] of tags.entries()) {
    const link = typeof tag === 'string' ? definitions?.tags.get(tag) : undefined;
    if (link === undefined) inline.push({ tag: typeof tag === 'string' ? tag : tag.label, index });
    const { label, permalink, description } = link ?? inlineTag(tag);
    const route = joinRoute(tagsRoute, permalink);
    if (!resolved.has(route)) resolved.set(route, { label, route, ...(description ? { description } : {}) });
  }
  const isReported = definitions !== undefined && (onInlineTags === 'warn' || onInlineTags === 'throw');
  const diagnostics = isReported
    ? inline.map((each) =>
        undeclaredTag({ ...each, file, head, definitions, isError: onInlineTags === 'throw' }),
      )
    : [];
  return { tags: [...resolved.values()], diagnostics };
}

/** Returns the label and page of a tag that the tags file doesn't declare. */
export function inlineTag(tag: string | { label: string; permalink: string }): {
  label: string;
  permalink: string;
  description?: string | undefined;
} {
  return typeof tag === 'string' ? { label: tag, permalink: kebabCase(tag) } : tag;
}

/** Returns the label of a tag that is declared without a label: its key, capitalized. */
export function defaultTagLabel(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).toLowerCase();
}

function undeclaredTag({
  tag,
  index,
  file,
  head,
  definitions,
  isError,
}: {
  tag: string;
  index: number;
  file: string;
  head: string;
  definitions: TagDefinitions;
  isError: boolean;
}): Diagnostic {
  return problem({
    code: 'undeclared-tag',
    severity: isError ? 'error' : 'warning',
    message: `The tag "${tag}" is not declared in ${definitions.file}.${didYouMean({ found: tag, known: definitions.tags.keys() })}`,
    hint: "Add it there, or set onInlineTags: 'ignore' to allow undeclared tags.",
    file,
    ...locationOfFrontMatterKey({ head, key: 'tags', within: [index] }),
  });
}

/** A tag and its items. Groups are ordered by the first occurrence of their tags. */
export interface TaggedGroup<Item> {
  tag: TagLink;
  items: Item[];
}

/**
 * Groups items by the page of their tags. If tags with the same page have different labels, the first label is used.
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

import { posix } from 'node:path';
import type { Diagnostic, ProseBlock, SourceContent } from 'lectern/plugin';
import { problem } from 'lectern/plugin';

/** Files by document title. The titles are in lower case. */
export type Titles = ReadonlyMap<string, readonly string[]>;

export function titlesOf(contents: readonly SourceContent[]): Titles {
  const titles = new Map<string, string[]>();
  for (const page of contents.flatMap(({ pages }) => pages)) {
    if (page.kind !== 'doc' && page.kind !== 'markdown-page') continue;
    const key = page.title.toLowerCase();
    titles.set(key, [...(titles.get(key) ?? []), page.file]);
  }
  return titles;
}

/** A link to a section is skipped, because a section may have the same title as another document. */
export function pageLinkProblems({
  file,
  prose,
  titles,
}: {
  file: string;
  prose: readonly ProseBlock[];
  titles: Titles;
}): Diagnostic[] {
  return prose.flatMap(({ markdown, line, column }) =>
    [...markdown.matchAll(fileLink)].flatMap(({ 1: text = '', 2: href = '', index }) => {
      // Link text that starts in lower case is skipped, because it is probably not a title.
      const files = /^\P{Lu}/u.test(text) ? undefined : titles.get(text.toLowerCase());
      const target = posix.join(posix.dirname(file), href);
      if (files === undefined || files.includes(target)) return [];
      const before = markdown.slice(0, index).split('\n');
      const found = problem({
        code: 'wrong-link-text',
        message: `The link text "${text}" is the title of ${files.join(' and ')}, but the link leads to ${target}.`,
        hint: 'Correct the link text, or link to the document with that title.',
        file,
        line: line + before.length - 1,
        column: (before.at(-1)?.length ?? 0) + (before.length === 1 ? column : 1),
      });
      return [found];
    }),
  );
}

const fileLink = /\[([^\][`]+)\]\((?!\w+:|\/)([^)\s#]+\.mdx?)\)/g;

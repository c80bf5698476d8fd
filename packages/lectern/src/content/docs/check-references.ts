import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import { locationOfFrontMatterKey } from '../front-matter.js';
import type { MarkdownDocument } from '../types.js';
import type { DocEntry } from './document.js';

export function withoutDuplicates(entries: readonly DocEntry[]): {
  entries: DocEntry[];
  diagnostics: Diagnostic[];
} {
  const byId = new Map<string, DocEntry>();
  const diagnostics: Diagnostic[] = [];
  for (const entry of entries) {
    const { id, file, head, frontMatter } = entry.document;
    const first = byId.get(id);
    if (first === undefined) {
      byId.set(id, entry);
      continue;
    }
    diagnostics.push(
      problem({
        code: 'duplicate-doc-id',
        message: `The ID "${id}" is already used by ${first.document.file}.`,
        hint: 'Rename one of the files, or set a different `id` in its front matter.',
        file,
        ...(frontMatter.id === undefined ? {} : locationOfFrontMatterKey({ head, key: 'id' })),
      }),
    );
  }
  return { entries: [...byId.values()], diagnostics };
}

interface Input {
  documents: readonly MarkdownDocument[];
  /** If undefined, references to sidebars aren't checked. */
  sidebarIds?: ReadonlySet<string> | undefined;
  docIds: ReadonlySet<string>;
}

export function checkReferences({ documents, sidebarIds, docIds }: Input): Diagnostic[] {
  return documents.flatMap(({ frontMatter, file, head }) => {
    const location = (key: string) => ({ file, ...locationOfFrontMatterKey({ head, key }) });
    const found: Diagnostic[] = [];
    const sidebar = frontMatter.displayed_sidebar;
    if (sidebarIds !== undefined && typeof sidebar === 'string' && !sidebarIds.has(sidebar)) {
      found.push(
        problem({
          code: 'unknown-sidebar-id',
          message: `displayed_sidebar names the sidebar "${sidebar}", which does not exist.${didYouMean({ found: sidebar, known: sidebarIds })}`,
          hint: `Known sidebars: ${[...sidebarIds].join(', ') || 'none'}.`,
          ...location('displayed_sidebar'),
        }),
      );
    }
    for (const key of ['pagination_next', 'pagination_prev'] as const) {
      const id = frontMatter[key];
      if (typeof id !== 'string' || docIds.has(id)) continue;
      found.push(
        problem({
          code: 'unknown-doc-id',
          message: `${key} names the document "${id}", which does not exist.${didYouMean({ found: id, known: docIds })}`,
          hint: 'Correct the ID, which is the path of the file in the docs folder, without its extension or number prefixes.',
          ...location(key),
        }),
      );
    }
    return found;
  });
}

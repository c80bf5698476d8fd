import type { LinkTarget } from 'lectern/plugin';

export interface Definition {
  name: string;
  /** The ID of the heading; undefined for a name in a table. */
  anchor?: string | undefined;
  isHeading: boolean;
}

export interface DefinedName extends LinkTarget {
  file: string;
}

/** A document defines the inline code in its headings and in the first cell of each table row. */
export function definitionsIn(text: string): Definition[] {
  const slugs = new Map<string, number>();
  const found: Definition[] = [];
  for (const line of withoutFences(text).split(/\r?\n/)) {
    const [, heading] = /^#{1,6}\s+(.*?)\s*#*$/.exec(line) ?? [];
    if (heading !== undefined) {
      const anchor = anchorOf({ heading, slugs });
      for (const name of codeIn(heading)) found.push({ name, anchor, isHeading: true });
    }
    const [, cell] = /^\|([^|]*(?:\\\|[^|]*)*)\|/.exec(line) ?? [];
    if (cell !== undefined) for (const name of codeIn(cell)) found.push({ name, isHeading: false });
  }
  return found;
}

function anchorOf({ heading, slugs }: { heading: string; slugs: Map<string, number> }): string {
  const [, written] = /\{#([^}\s]+)\}$/.exec(heading) ?? [];
  if (written !== undefined) return written;
  const slug = heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
  const count = slugs.get(slug) ?? 0;
  slugs.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll('\\|', '|'));
}

function withoutFences(text: string): string {
  return text.replace(/^([ \t>*-]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n[ \t>]*\2[`~]*[ \t]*$/gm, (block) =>
    block.replace(/[^\n]/g, ''),
  );
}

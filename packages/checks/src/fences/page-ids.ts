import type { CodeBlockPart } from 'lectern/plugin';
import { didYouMean } from 'lectern/plugin';
import type { FenceProblem } from './types.js';

const scripts = new Set(['ts', 'typescript', 'js', 'javascript', 'mjs']);
const idAttribute = /\bid\s*=\s*["']([^"']+)["']/g;
const reference =
  /\b(?:for|form|list|popovertarget|aria-(?:labelledby|describedby|controls|details|owns))\s*=\s*["']([^"']+)["']/g;
const selector = /\bquerySelector(?:All)?(?:<[^>]*>)?\(\s*['"`]#([\w-]+)['"`]\s*\)/g;
const getter = /\bgetElementById\(\s*['"`]([\w-]+)['"`]\s*\)/g;
const assigned = /(?:\.id = |\bid: |setAttribute\('id', )['"`]([\w-]+)['"`]/g;

/** If a document has no HTML, its scripts refer to elements of the reader's own pages, and aren't checked. */
export function pageIdProblems(
  blocks: readonly CodeBlockPart[],
): (FenceProblem & { block: CodeBlockPart })[] {
  const pages = blocks.filter(
    ({ language, options }) => isChecked(options) && language.toLowerCase() === 'html',
  );
  const own = blocks.filter(
    ({ language, options }) => isChecked(options) && scripts.has(language.toLowerCase()),
  );
  const known = new Set([
    ...pages.flatMap(({ code }) => matches(code, idAttribute)),
    ...own.flatMap(({ code }) => matches(code, assigned)),
  ]);
  if (!pages.some(({ code }) => matches(code, idAttribute).length > 0)) return [];
  const uses = [
    ...own.flatMap((block) => usesIn({ block, patterns: [selector, getter] })),
    ...pages.flatMap((block) => usesIn({ block, patterns: [reference] })),
  ];
  return uses
    .filter(({ id }) => !known.has(id))
    .map(({ block, id, line, column }) => {
      const message = `No element in the HTML of this document has the ID "${id}".${didYouMean({ found: id, known })}`;
      return { block, line, column, message };
    });
}

function isChecked(options: CodeBlockPart['options']): boolean {
  return options['no-check'] === undefined;
}

function matches(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, id = '']) => id);
}

function usesIn({
  block,
  patterns,
}: {
  block: CodeBlockPart;
  patterns: readonly RegExp[];
}): { block: CodeBlockPart; id: string; line: number; column: number }[] {
  return block.code
    .split('\n')
    .flatMap((text, index) =>
      patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap(({ 0: all, 1: ids = '', index: at }) =>
          ids
            .split(/\s+/)
            .map((id) => ({ block, id, line: index + 1, column: at + 1 + all.lastIndexOf(id) })),
        ),
      ),
    );
}

import type { OutlineEntry } from '../model/outline.types.js';

export interface UnknownPattern {
  pattern: string;
  /** 0-based, counted from the start of the fence. */
  line: number;
  /** 1-based. */
  column: number;
}

/**
 * Selects exports by name patterns, one per line. `*` matches any characters, and `!` excludes names. Without patterns
 * that include names, every export is selected that isn't excluded.
 */
export function selectEntries({ text, outline }: { text: string; outline: readonly OutlineEntry[] }): {
  entries: OutlineEntry[];
  unknown: UnknownPattern[];
} {
  const lines = text.split('\n').flatMap((written, line) => {
    const isLeftOut = written.trimStart().startsWith('!');
    const pattern = written.trim().replace(/^!\s*/, '');
    const fits = matcher(pattern);
    const matches = outline.filter(({ name }) => fits.test(name));
    const column = written.indexOf(pattern) + 1;
    return pattern === '' ? [] : [{ isLeftOut, matches, pattern, line, column }];
  });
  const chosen = lines.filter(({ isLeftOut }) => !isLeftOut).flatMap(({ matches }) => matches);
  const leftOut = new Set(lines.filter(({ isLeftOut }) => isLeftOut).flatMap(({ matches }) => matches));
  const all = lines.some(({ isLeftOut }) => !isLeftOut) ? chosen : outline;
  return {
    entries: [...new Set(all)].filter((entry) => !leftOut.has(entry)),
    unknown: lines
      .filter(({ matches }) => matches.length === 0)
      .map(({ pattern, line, column }) => ({ pattern, line, column })),
  };
}

function matcher(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'u');
}

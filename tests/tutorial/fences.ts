export interface Fence {
  lang: string;
  meta: string;
  code: string;
  /** The 1-based line of the opening backticks. */
  line: number;
}

/** Fences inside a longer fence are ignored. */
export function fencesOf(markdown: string): Fence[] {
  const found: Fence[] = [];
  let open: { marks: string; indent: string; fence: Fence; lines: string[] } | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    const [, indent = '', marks = '', info = ''] = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open === undefined) {
      if (marks === '') continue;
      const [, lang = '', meta = ''] = /^(\S*)\s*(.*)$/.exec(info.trim()) ?? [];
      open = { marks, indent, fence: { lang, meta, code: '', line: index + 1 }, lines: [] };
    } else if (marks !== '' && marks.startsWith(open.marks) && info.trim() === '') {
      found.push({ ...open.fence, code: `${open.lines.join('\n')}\n` });
      open = undefined;
    } else {
      const { indent: outer } = open;
      open.lines.push(line.startsWith(outer) ? line.slice(outer.length) : line);
    }
  }
  return found;
}

export function metaValue(fence: Fence, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(fence.meta)?.[1];
}

export type Step =
  | { does: 'write'; file: string; fence: Fence }
  | { does: 'edit'; file: string; where: string; fence: Fence }
  | { does: 'run'; fence: Fence }
  | { does: 'read'; fence: Fence };

const shells = ['bash', 'sh', 'shell'];

/**
 * If the title of the fence is a path, the reader writes that file. Titles such as `a.ts (at the end)` change a file:
 * see edit.ts. For any other title, such as `a.ts (part)`, the reader writes nothing.
 */
export function stepOf(fence: Fence): Step {
  const title = metaValue(fence, 'title');
  if (title !== undefined) {
    const [, edited, where] = /^([\w./-]+) \((at the (?:top|end)|replace [\w ]+)\)$/.exec(title) ?? [];
    if (edited !== undefined && where !== undefined) return { does: 'edit', file: edited, where, fence };
    return /^[\w.-]+(?:\/[\w.-]+)*$/.test(title) && title.includes('.')
      ? { does: 'write', file: title, fence }
      : { does: 'read', fence };
  }
  if (!shells.includes(fence.lang)) return { does: 'read', fence };
  return metaValue(fence, 'not-run') === undefined ? { does: 'run', fence } : { does: 'read', fence };
}

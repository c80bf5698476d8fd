import { parseFenceMeta } from '../code/meta.js';
import type { DiagramSource } from '../types.js';

/** A fence that becomes a drawing; nothing for one that stays code. */
export function diagramFence({
  lang,
  meta,
  code,
  line,
}: {
  lang: string | null | undefined;
  meta: string | null | undefined;
  code: string;
  /** 1-based line of the fence. */
  line: number;
}): DiagramSource | undefined {
  if (lang === 'mermaid') return { code, line: line + 1 };
  if (lang !== 'class-diagram' && lang !== 'sequence-diagram') return undefined;
  const { options, title } = parseFenceMeta(meta ?? undefined);
  const all = title === undefined ? options : { ...options, title };
  return { code, line: line + 1, generated: { kind: lang, options: all } };
}

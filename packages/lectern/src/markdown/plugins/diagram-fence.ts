import type { DiagramSource } from '../types.js';

/** A fence that becomes a drawing; nothing for one that stays code. */
export function diagramFence({
  lang,
  code,
  line,
}: {
  lang: string | null | undefined;
  code: string;
  /** 1-based line of the fence. */
  line: number;
}): DiagramSource | undefined {
  return lang === 'mermaid' ? { code, line: line + 1 } : undefined;
}

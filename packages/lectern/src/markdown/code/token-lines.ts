import type { Token } from './highlighter.js';

export interface LineCollector {
  add(run: Token): void;
  lines(): Token[][];
}

export function createLineCollector(): LineCollector {
  const lines: Token[][] = [[]];
  let current: Token[] = lines[0] ?? [];
  return {
    add({ text, classes }) {
      for (const [index, part] of text.split('\n').entries()) {
        if (index > 0) {
          current = [];
          lines.push(current);
        }
        if (part !== '') append({ line: current, text: part, classes });
      }
    },
    lines: () => lines,
  };
}

/** Spaces are invisible, so they get no element, and tokens with the same class share an element across them. */
function append({ line, text, classes }: { line: Token[]; text: string; classes: string }): void {
  const last = line.at(-1);
  const own = text.trim() === '' ? '' : classes;
  if (last?.classes === own) {
    last.text += text;
    return;
  }
  const before = line.at(-2);
  if (
    last !== undefined &&
    before !== undefined &&
    before.classes === own &&
    own !== '' &&
    last.text.trim() === ''
  ) {
    before.text += last.text + text;
    line.pop();
    return;
  }
  line.push({ text, classes: own });
}

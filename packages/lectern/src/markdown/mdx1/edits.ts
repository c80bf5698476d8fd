export interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface Location {
  line: number;
  column: number;
}

export interface EditedText {
  text: string;
  /** Maps a 1-based location in the edited text to the original text. */
  locate: (location: Location) => Location;
}

/** The edits must be in order, and must not overlap. */
export function applyEdits({ content, edits }: { content: string; edits: readonly Edit[] }): EditedText {
  const pieces: { from: number; to: number; isOriginal: boolean }[] = [];
  let text = '';
  let end = 0;
  for (const edit of edits) {
    pieces.push({ from: text.length, to: end, isOriginal: true });
    text += content.slice(end, edit.start);
    pieces.push({ from: text.length, to: edit.start, isOriginal: false });
    text += edit.text;
    end = edit.end;
  }
  pieces.push({ from: text.length, to: end, isOriginal: true });
  text += content.slice(end);
  const written = lineStarts(content);
  const changed = lineStarts(text);
  return {
    text,
    locate({ line, column }) {
      const offset = (changed[line - 1] ?? text.length) + column - 1;
      const piece =
        pieces[lastAt({ length: pieces.length, at: (index) => pieces[index]?.from ?? 0, offset })];
      if (piece === undefined) return { line, column };
      const original = piece.isOriginal ? piece.to + offset - piece.from : piece.to;
      const index = lastAt({ length: written.length, at: (at) => written[at] ?? 0, offset: original });
      return { line: index + 1, column: original - (written[index] ?? 0) + 1 };
    },
  };
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function lastAt({
  length,
  at,
  offset,
}: {
  length: number;
  at: (index: number) => number;
  offset: number;
}): number {
  let low = 0;
  let high = length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (at(middle) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

export interface SourceLocation {
  line: number;
  column: number;
}

/** Converts an offset to a line and a column, both 1-based. */
export function offsetToLocation(source: string, offset: number): SourceLocation {
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

export interface SourceLocation {
  line: number;
  column: number;
}

/** Converts an offset to a 1-based line and column. */
export function offsetToLocation(source: string, offset: number): SourceLocation {
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** The ranges include the backticks. */
export function codeSpans(line: string): { start: number; end: number }[] {
  const runs = [...line.matchAll(/`+/g)].map(({ 0: marks, index }) => ({
    start: index,
    end: index + marks.length,
  }));
  const partners = new Array<number | undefined>(runs.length);
  const later = new Map<number, number>();
  for (let index = runs.length - 1; index >= 0; index -= 1) {
    const { start = 0, end = 0 } = runs[index] ?? {};
    partners[index] = later.get(end - start);
    later.set(end - start, index);
  }
  const spans: { start: number; end: number }[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    const partner = partners[index];
    if (partner === undefined) continue;
    spans.push({ start: runs[index]?.start ?? 0, end: runs[partner]?.end ?? 0 });
    index = partner;
  }
  return spans;
}

export function withoutCodeSpans(line: string): string {
  if (!line.includes('`')) return line;
  let text = '';
  let at = 0;
  for (const { start, end } of codeSpans(line)) {
    text += line.slice(at, start) + ' '.repeat(end - start);
    at = end;
  }
  return text + line.slice(at);
}

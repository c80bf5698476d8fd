/**
 * Parses a date, ignoring the time. A nonexistent day rolls over, as in Docusaurus: February 30 becomes March 1 or 2.
 */
export function nearestDate(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
}

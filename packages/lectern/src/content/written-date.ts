const zone =
  /(?:\d\s*Z|\s[+-]\d{2}:?\d{2}|:[\d.]+\s*(?:GMT|UTC)?[+-]\d{1,2}(?::?\d{2})?|\b(?:UTC|GMT|[ECMP][SD]T))$/i;

/**
 * The time zone defaults to UTC, which gives a page the same date on every machine. Returns undefined for text that
 * isn't a date, and for a day that doesn't exist.
 */
export function writtenDate(text: string): Date | undefined {
  // With a `T` before the time, JavaScript allows no space before the time zone.
  const date = text.trim().replace(/(?<=\d)T(?=[\d:.]+\s)/i, ' ');
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(date) ?? [];
  const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // JavaScript turns February 30 into March 1 or 2.
  if (year !== undefined && !valid(isoDay)?.toISOString().startsWith(isoDay)) return undefined;
  return zone.test(date) ? valid(date) : (valid(`${date} UTC`) ?? valid(`${date}Z`) ?? valid(date));
}

function valid(text: string): Date | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

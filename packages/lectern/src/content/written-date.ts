const zone = /(?:\dZ|[+-]\d{2}:?\d{2}|\b(?:UTC|GMT|[ECMP][SD]T))$/i;

/**
 * The time zone defaults to UTC, which gives a page the same date on every machine. Returns undefined for text that
 * isn't a date, and for a day that doesn't exist.
 */
export function writtenDate(text: string): Date | undefined {
  const date = text.trim();
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  // JavaScript turns February 30 into March 1 or 2.
  if (day !== undefined && !valid(`${day}T00:00Z`)?.toISOString().startsWith(day)) return undefined;
  return zone.test(date) ? valid(date) : (valid(`${date} UTC`) ?? valid(`${date}Z`) ?? valid(date));
}

function valid(text: string): Date | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

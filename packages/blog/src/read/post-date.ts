const written =
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[Tt\s]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?<fraction>\.\d+)?)?\s*(?<zone>[Zz]|[+-]\d{1,2}(?::?\d{2})?)?)?$/;
/** A time zone, as in `31 May 2024 10:00 +0200`. */
const offset = /\s[+-]\d{2}:?\d{2}\s*$/;

/**
 * Parses a date, ignoring the time. A nonexistent day rolls over, as in Docusaurus: February 30 becomes March 1 or 2.
 */
export function nearestDate(text: string): Date | undefined {
  const found = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text.trim());
  if (found === null) return undefined;
  const [, year, month, day] = found;
  return valid(new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))));
}

/**
 * The time zone defaults to UTC, so a post has the same date on every machine. Returns undefined if the text is not a
 * date.
 */
export function parsePostDate(text: string): Date | undefined {
  const parts = written.exec(text.trim())?.groups;
  if (parts === undefined)
    return (offset.test(text) ? undefined : valid(new Date(`${text} UTC`))) ?? valid(new Date(text));
  const {
    year = '',
    month = '',
    day = '',
    hour = '0',
    minute = '00',
    second = '00',
    fraction = '',
    zone,
  } = parts;
  const two = (digits: string): string => digits.padStart(2, '0');
  const isoDay = `${year}-${two(month)}-${two(day)}`;
  // JavaScript turns February 30 into March 1 or 2. If the date changes, the day doesn't exist.
  if (
    !valid(new Date(`${isoDay}T00:00:00Z`))
      ?.toISOString()
      .startsWith(isoDay)
  )
    return undefined;
  return valid(new Date(`${isoDay}T${two(hour)}:${minute}:${second}${fraction}${isoZone(zone)}`));
}

function isoZone(zone: string | undefined): string {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 'Z';
  const digits = zone.slice(1).replace(':', '');
  const hours = digits.length > 2 ? digits.slice(0, -2) : digits;
  const minutes = digits.length > 2 ? digits.slice(-2) : '00';
  return `${zone.charAt(0)}${hours.padStart(2, '0')}:${minutes}`;
}

function valid(date: Date): Date | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date;
}

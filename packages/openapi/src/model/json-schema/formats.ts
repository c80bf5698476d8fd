/** Any other format accepts any string. */
const formats = new Map<string, (value: string) => boolean>(
  Object.entries({
    date: isDate,
    'date-time': (value) => {
      const [, date = '', time = ''] = /^(\d{4}-\d{2}-\d{2})[Tt ](.+)$/.exec(value) ?? [];
      return isDate(date) && isTime(time);
    },
    time: isTime,
    duration: (value) =>
      /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/.test(value),
    email: (value) => /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(value),
    hostname: (value) =>
      value.length < 254 && /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.(?!$)|$))+$/i.test(value),
    ipv4: isIpv4,
    ipv6: (value) => /^[\da-f:.]+$/i.test(value) && URL.canParse(`http://[${value}]`),
    uri: (value) => /^[a-z][a-z\d+.-]*:[^\s"<>\\^`{|}]*$/i.test(value) && URL.canParse(value),
    uuid: (value) => /^(?:urn:uuid:)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value),
  }),
);

export function hasFormat({ value, format }: { value: string | number; format: string }): boolean {
  if (typeof value === 'number') return format !== 'int32' || (value >= -(2 ** 31) && value < 2 ** 31);
  return formats.get(format)?.(value) ?? true;
}

function isDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // `Date.UTC` interprets years below 100 as 1900 to 1999.
  date.setUTCFullYear(Number(year));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function isTime(value: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/.test(
    value,
  );
}

function isIpv4(value: string): boolean {
  const parts = value.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
}

import { singular } from 'lectern/plugin';

/** Each entry lists the units of one quantity, with their factors relative to the first unit. */
const kinds: readonly Readonly<Record<string, number>>[] = [
  {
    ms: 1,
    millisecond: 1,
    s: 1000,
    sec: 1000,
    second: 1000,
    min: 60_000,
    minute: 60_000,
    h: 3_600_000,
    hour: 3_600_000,
    day: 86_400_000,
  },
  { Hz: 1, hertz: 1, kHz: 1000, kilohertz: 1000, MHz: 1_000_000, GHz: 1_000_000_000 },
  {
    B: 1,
    byte: 1,
    kB: 1000,
    KB: 1000,
    kilobyte: 1000,
    KiB: 1024,
    MB: 1_000_000,
    megabyte: 1_000_000,
    MiB: 1_048_576,
    GB: 1_000_000_000,
    gigabyte: 1_000_000_000,
  },
  { '%': 1, percent: 1 },
  { px: 1, pixel: 1 },
];

/** Numbers with these units are claims without any configuration. */
export const knownUnits: readonly string[] = kinds.flatMap((kind) => Object.keys(kind));

/** A non-breaking space separates a symbol from its number, except for `%`. */
const symbols = new Set(knownUnits.filter((unit) => unit.length <= 3 && unit !== 'day'));

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The words start at `two`, because `one` is usually a pronoun or an article. */
export const numberWords: readonly string[] = [
  ...words.slice(2),
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'hundred',
];
const tens = new Map<string, number>(
  Object.entries({ thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 }),
);

export function numberOf(text: string): number {
  const lower = text.toLowerCase();
  const index = words.indexOf(lower);
  if (index !== -1) return index;
  return tens.get(lower) ?? Number(text.replaceAll(',', ''));
}

function singularOf(unit: string): string {
  if (knownUnits.includes(unit)) return unit;
  return singular(unit);
}

/** The base unit of a quantity is the first one in `kinds`: 2 s becomes 2000 ms. */
export function measure({ number, unit }: { number: number; unit: string }): {
  amount: number;
  kind: string;
} {
  const one = singularOf(unit);
  const kind = kinds.find((units) => Object.hasOwn(units, one));
  return kind === undefined
    ? { amount: number, kind: one.toLowerCase() }
    : { amount: number * (kind[one] ?? 1), kind: Object.keys(kind)[0] ?? one };
}

export function convert({
  number,
  from,
  to,
}: {
  number: number;
  from: string;
  to: string;
}): number | undefined {
  const amount = measure({ number, unit: from });
  const one = measure({ number: 1, unit: to });
  return amount.kind === one.kind ? Number((amount.amount / one.amount).toPrecision(12)) : undefined;
}

export function withUnit({
  number,
  unit,
  inWords,
}: {
  number: number;
  unit: string | undefined;
  inWords: boolean;
}): string {
  const text = inWords ? (words[number] ?? plain(number)) : plain(number);
  if (unit === undefined) return text;
  if (symbols.has(unit)) return `${text}${unit === '%' ? '' : '\u00A0'}${unit}`;
  return `${text} ${number === 1 ? singularOf(unit) : unit}`;
}

/** All calls share one formatter, because creating it takes longer than formatting a number. */
const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

function plain(number: number): string {
  return format.format(number);
}

/** An unvalidated configuration: every part may be missing or invalid. */
export type Loose = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectOf(value: unknown): Loose {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === false ? [] : [value];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Drops undefined keys, which a strict schema could reject. */
export function defined(value: Loose): Loose {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined));
}

/** Parses pixels: `40`, `'40'`, and `'40px'`. Other sizes, such as `'10%'`, are not fixed at build time. */
export function pixels(value: unknown): number | undefined {
  const number =
    typeof value === 'number' ? value : Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(String(value))?.[1]);
  return Number.isFinite(number) && number > 0 ? Math.round(number) : undefined;
}

/** Returns the JSON-serializable part of a value, without functions and circular objects. */
export function plainData(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

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

/** A strict schema may reject keys with the value `undefined`. */
export function defined(value: Loose): Loose {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined));
}

/** Parses a size in pixels: `40`, `'40'`, or `'40px'`. Returns undefined for other sizes, such as `'10%'`. */
export function pixels(value: unknown): number | undefined {
  const number =
    typeof value === 'number' ? value : Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(String(value))?.[1]);
  return Number.isFinite(number) && number > 0 ? Math.round(number) : undefined;
}

/** Leaves out the parts that JSON can't represent, such as functions. Returns undefined for a circular value. */
export function plainData(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

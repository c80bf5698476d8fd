/** A configuration as it was written: every part of it may be missing or wrong. */
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

/** Without the keys that are undefined, which a strict schema could take for values. */
export function defined(value: Loose): Loose {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined));
}

/** Pixels: `40`, `'40'` and `'40px'`. Anything else, such as `'10%'`, has no size that is known at build time. */
export function pixels(value: unknown): number | undefined {
  const number =
    typeof value === 'number' ? value : Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(String(value))?.[1]);
  return Number.isFinite(number) && number > 0 ? Math.round(number) : undefined;
}

/** What JSON can hold of a value: functions are left out, so are objects that contain themselves. */
export function plainData(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

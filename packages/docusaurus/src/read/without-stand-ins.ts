const mark = Symbol.for('lectern.missing-package');

export function isStandIn(value: unknown): boolean {
  return (
    (typeof value === 'function' || (typeof value === 'object' && value !== null)) &&
    (value as Record<symbol, unknown>)[mark] === true
  );
}

export function withoutStandIns(value: unknown, above: readonly unknown[] = []): unknown {
  if (isStandIn(value)) return undefined;
  if (typeof value !== 'object' || value === null || above.includes(value)) return value;
  const inner = [...above, value];
  if (Array.isArray(value)) {
    // A plug-in that is not installed is removed along with its options.
    if (isStandIn(value[0])) return undefined;
    return value.map((item) => withoutStandIns(item, inner)).filter((item) => item !== undefined);
  }
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]): [string, unknown] => [key, withoutStandIns(item, inner)])
      .filter(([, item]) => item !== undefined),
  );
}

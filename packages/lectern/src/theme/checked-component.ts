export class ThemeComponentError extends Error {
  readonly file: string;

  constructor({ file, message }: { file: string; message: string }) {
    super(message);
    this.name = 'ThemeComponentError';
    this.file = file;
  }
}

export type ExpectedExport = 'component' | 'components' | 'object';

/** Checks the default export of a module in `src/theme`, because React's errors don't name the module. */
export function checkComponent({
  value,
  file,
  expected,
}: {
  value: unknown;
  file: string;
  expected: ExpectedExport;
}): void {
  const wrong =
    expected === 'component'
      ? wrongComponent({ name: 'The default export', value })
      : wrongObject({ value, expected });
  if (wrong !== undefined) throw new ThemeComponentError({ file, message: wrong });
}

function wrongObject({ value, expected }: { value: unknown; expected: ExpectedExport }): string | undefined {
  if (typeof value !== 'object' || value === null)
    return `The default export is ${kindOf(value)}. Expected an object.`;
  if (expected === 'object') return undefined;
  return Object.entries(value)
    .map(([key, component]) => wrongComponent({ name: `"${key}"`, value: component }))
    .find((wrong) => wrong !== undefined);
}

function wrongComponent({ name, value }: { name: string; value: unknown }): string | undefined {
  return isComponent(value) ? undefined : `${name} is ${kindOf(value)}. Expected a component.`;
}

function isComponent(value: unknown): boolean {
  // `memo`, `forwardRef`, and `lazy` return objects.
  if (typeof value === 'object' && value !== null) return '$$typeof' in value;
  return typeof value === 'function' && !isAsync(value);
}

function isAsync(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object AsyncFunction]';
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (isAsync(value)) return 'an async function, but pages are rendered synchronously';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

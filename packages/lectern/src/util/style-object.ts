/** Converts a `style` attribute to the object that React expects. */
export function styleObject(text: string): Record<string, string> {
  const parts = text.split(';').map((part) => part.split(/:(.*)/s).map((word) => word.trim()));
  return Object.fromEntries(
    parts.flatMap(([name = '', value = '']) =>
      name === '' ? [] : [[name.startsWith('--') ? name : camelCase(name), value]],
    ),
  );
}

export function camelCase(name: string): string {
  return name.replace(/[:-](\w)/g, (_, letter: string) => letter.toUpperCase());
}

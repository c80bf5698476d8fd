const lineWidth = 100;

export function toSource(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = (inner: string): string[] =>
    isList
      ? value.map((item) => toSource(item, inner))
      : Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${toSource(item, inner)}`);
  if (parts(indent).length === 0) return isList ? '[]' : '{}';
  const oneLine = isList ? `[${parts('').join(', ')}]` : `{ ${parts('').join(', ')} }`;
  if (!oneLine.includes('\n') && indent.length + oneLine.length <= lineWidth) return oneLine;
  const lines = parts(`${indent}  `).map((part) => `${indent}  ${part},\n`);
  return `${isList ? '[' : '{'}\n${lines.join('')}${indent}${isList ? ']' : '}'}`;
}

function keyOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

export interface HeaderRule {
  parts: readonly string[];
  set: [name: string, value: string][];
  remove: string[];
}

/** `lectern serve` sends the headers in this file, as the host does. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ parts: line.trim().split('*'), set: [], remove: [] });
      continue;
    }
    const rule = rules.at(-1);
    const isRemoved = line.trimStart().startsWith('!');
    const field = isRemoved ? line.trimStart().slice(1) : line;
    const [name = ''] = field.split(':', 1);
    if (isRemoved) rule?.remove.push(name.trim());
    else rule?.set.push([name.trim(), field.slice(name.length + 1).trim()]);
  }
  return rules;
}

/** Later rules take precedence. */
export function headersFor({
  rules,
  path,
}: {
  rules: readonly HeaderRule[];
  path: string;
}): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { parts, set, remove } of rules) {
    if (!matches({ parts, path })) continue;
    for (const name of remove) headers.delete(name.toLowerCase());
    for (const [name, value] of set) headers.set(name.toLowerCase(), value);
  }
  return headers;
}

/** This is not a regular expression, because backtracking could take a long time. */
function matches({
  parts: [first = '', ...rest],
  path,
}: {
  parts: readonly string[];
  path: string;
}): boolean {
  const last = rest.pop();
  if (last === undefined) return path === first;
  if (!path.startsWith(first)) return false;
  let start = first.length;
  for (const part of rest) {
    const index = path.indexOf(part, start);
    if (index === -1) return false;
    start = index + part.length;
  }
  return path.length - last.length >= start && path.endsWith(last);
}

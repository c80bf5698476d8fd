interface Rule {
  pattern: RegExp;
  set: [name: string, value: string][];
  remove: string[];
}

/** `lectern serve` sends the headers in this file, as the host does. */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: toPattern(line.trim()), set: [], remove: [] });
      continue;
    }
    const rule = rules.at(-1);
    const [, remove, name = '', value = ''] = /^\s+(!\s*)?([^:]+?)\s*(?::\s*(.*))?$/.exec(line) ?? [];
    if (remove === undefined) rule?.set.push([name, value]);
    else rule?.remove.push(name);
  }
  return rules;
}

/** Later rules take precedence. */
export function headersFor({ rules, path }: { rules: readonly Rule[]; path: string }): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, set, remove } of rules) {
    if (!pattern.test(path)) continue;
    for (const name of remove) headers.delete(name.toLowerCase());
    for (const [name, value] of set) headers.set(name.toLowerCase(), value);
  }
  return headers;
}

function toPattern(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

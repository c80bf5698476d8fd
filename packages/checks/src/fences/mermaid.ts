const identifier = /^[A-Z][a-z]\w*$|^[a-z]+[A-Z]\w*$|\(\)$|^[A-Z][a-z]\w*\.\w+(?:\(\))?$/;

/** A plain capitalized word may be the name of a class or of an actor. */
export function isPlainWord(name: string): boolean {
  return /^[A-Z][a-z]+$/.test(name);
}

export function diagramNames(code: string): { name: string; line: number; column: number }[] {
  return code.split('\n').flatMap((text, index) => {
    if (/^\s*(?:%%|accTitle|accDescr|title\b)/.test(text)) return [];
    const labels = [
      ...text.matchAll(/(?:participant|actor)\s+(?:\w+\s+as\s+)?([^\s:]+)\s*$/dg),
      ...text.matchAll(/\bclass\s+([\w.]+)/dg),
      ...text.matchAll(/[[({]+"?([^"[\]{}]*?)"?[\])}]+/dg),
      ...text.matchAll(/\b([\w.]+\(\))/dg),
    ];
    return labels.flatMap(({ 1: name = '', indices }) =>
      identifier.test(name.trim())
        ? [{ name: name.trim(), line: index + 1, column: (indices?.[1]?.[0] ?? 0) + 1 }]
        : [],
    );
  });
}

const identifier = /^[A-Z][a-z]\w*$|^[a-z]+[A-Z]\w*$|\(\)$|^[A-Z][a-z]\w*\.\w+(?:\(\))?$/;

/** Returns whether a name is a plain capitalized word, which may be a class or just an actor. */
export function isPlainWord(name: string): boolean {
  return /^[A-Z][a-z]+$/.test(name);
}

/**
 * Returns the names in a diagram whose fence is marked `names`: participants, classes, and labels that look like
 * code.
 */
export function diagramNames(code: string): { name: string; line: number; column: number }[] {
  return code.split('\n').flatMap((text, index) => {
    if (/^\s*(?:%%|accTitle|accDescr|title\b)/.test(text)) return [];
    const labels = [
      ...text.matchAll(/(?:participant|actor)\s+(?:\w+\s+as\s+)?([^\s:]+)\s*$/dg),
      ...text.matchAll(/\bclass\s+([\w.]+)/dg),
      // Match labels in brackets, and function calls in the messages of sequence diagrams, such as `start()`.
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

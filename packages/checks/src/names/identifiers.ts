export interface SourceNames {
  identifiers: ReadonlySet<string>;
  environment: ReadonlySet<string>;
  /** String literals that consist of one word, such as error codes. */
  words: ReadonlySet<string>;
}

/** Regular expressions work for any language with JavaScript-like syntax. */
export function sourceNames(texts: readonly string[]): SourceNames {
  const identifiers = new Set<string>();
  const environment = new Set<string>();
  const words = new Set<string>();
  for (const text of texts) {
    const code = withoutComments(text);
    for (const [, name = ''] of code.matchAll(/\benv\.([A-Z][A-Z0-9_]*)/g)) environment.add(name);
    for (const [, list = ''] of code.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/g))
      for (const [name] of list.matchAll(/\b[A-Z][A-Z0-9_]*\b/g)) environment.add(name);
    for (const [, , word = ''] of code.matchAll(/(['"`])([\w$@/.:-]{2,60})\1/g)) words.add(word);
    const bare = code.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, ' ');
    for (const [name] of bare.matchAll(/[A-Za-z_$][\w$]*/g)) identifiers.add(name);
  }
  return { identifiers, environment, words };
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1');
}

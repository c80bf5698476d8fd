const declaration =
  /\b(?:const|let|var)\s+([\w$]+|\{[^}]*\})\s*=\s*(?:[\w$]+\(\s*)?require\(\s*["']([^"']+)["']\s*\)/g;

/** Returns the names that a CommonJS module uses of the matching packages that it requires. */
export function requiredNames({
  source,
  specifiers,
}: {
  source: string;
  specifiers: Pick<RegExp, 'test'>;
}): string[] {
  return [...source.matchAll(declaration)]
    .filter(([, , specifier = '']) => specifiers.test(specifier))
    .flatMap(([, declared = '']) =>
      declared.startsWith('{') ? picked(declared) : used({ source, name: declared }),
    )
    .filter((name) => name !== 'default');
}

/** Returns the names in `{ a, b: c }`. */
function picked(pattern: string): string[] {
  return [...pattern.matchAll(/([\w$]+)\s*(?::\s*[\w$]+)?\s*[,}=]/g)].map(([, name = '']) => name);
}

/** Returns the names in expressions such as `library.a`. */
function used({ source, name }: { source: string; name: string }): string[] {
  const member = new RegExp(String.raw`(?<![\w$.])${name.replaceAll('$', String.raw`\$`)}\.([\w$]+)`, 'g');
  return [...source.matchAll(member)].map(([, found = '']) => found);
}

const imported = /^import\s+(?!type\s)([^'"]+?)\s+from\s+['"]([^'"]+)['"]/gm;
const exported =
  /^export\s+(?:const|let|var|function|async\s+function)\s+([\w$]+)([\s\S]*?)(?=^(?:export|import)\s|\n\s*\n|(?![\s\S]))/gm;

/** Packages and the theme export components and hooks, but rarely values for the props of the site's components. */
const isOwn = /^(?:\.{1,2}\/|@site\/|\/|~\/|@\/)/;
const isScript = /(?:\/|^)[^/]*?(?:\.[cm]?[jt]sx?|(?<!\.[a-zA-Z]\w*))$/;

/**
 * Returns the names of a document's imports and exports that may be functions, or may contain functions, such as the
 * columns of a table. Names of components start with a capital letter, and constants are in capital letters.
 */
export function valuesIn(source: string): ReadonlySet<string> {
  const names = [...source.matchAll(imported)].flatMap(([, clause = '', specifier = '']) =>
    isOwn.test(specifier) && isScript.test(specifier) ? localNames(clause) : [],
  );
  const functions = [...source.matchAll(exported)].flatMap(([text, name = '']) =>
    /=>|\bfunction\b/.test(text) ? [name] : [],
  );
  return new Set([...names, ...functions].filter((name) => !isComponent(name)));
}

function localNames(clause: string): string[] {
  return clause
    .replace(/[{}]/g, ',')
    .split(',')
    .map((part) => part.trim().replace(/^.*\sas\s+/, ''))
    .filter((name) => /^[\w$]+$/.test(name));
}

function isComponent(name: string): boolean {
  return /^[A-Z]\w*[a-z]/.test(name);
}

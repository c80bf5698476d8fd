interface Input {
  /** Path of the URL that the page was loaded from. */
  path: string;
  /** Path of the URL that the page takes for its own, with the configured base path. */
  canonical: string;
  /** The configured base path, with `/` at both ends. */
  base: string;
}

/** The base path under which a page is in fact, or undefined if the URL does not show it. */
export function suggestedBase({ path, canonical, base }: Input): string | undefined {
  if (!canonical.startsWith(base)) return undefined;
  const route = plain(canonical.slice(base.length - 1));
  const found = plain(path);
  return found.endsWith(route) ? `${found.slice(0, found.length - route.length)}/` : undefined;
}

/** Without what servers add to the URL of a page; the home page becomes nothing. */
function plain(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/, '');
}

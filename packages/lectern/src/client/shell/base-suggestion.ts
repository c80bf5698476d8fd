interface Input {
  path: string;
  canonical: string;
  base: string;
}

export function suggestedBase({ path, canonical, base }: Input): string | undefined {
  if (!canonical.startsWith(base)) return undefined;
  const route = plain(canonical.slice(base.length - 1));
  const found = plain(path);
  return found.endsWith(route) ? `${found.slice(0, found.length - route.length)}/` : undefined;
}

function plain(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/, '');
}

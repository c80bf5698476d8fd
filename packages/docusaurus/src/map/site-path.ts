import { isAbsolute, relative } from 'node:path';

export function sitePath({ siteDir, path }: { siteDir: string; path: string }): string {
  const named = path.startsWith('@site/') ? path.slice('@site/'.length) : path;
  return (isAbsolute(named) ? relative(siteDir, named) : named).replaceAll('\\', '/').replace(/^\.\//, '');
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Loose } from '../values.js';
import { objectOf } from '../values.js';

/**
 * Returns whether the site reads an admonition's title only from `:::note[Title]`, and shows `:::note Title` as text.
 * Docusaurus does so with `markdown.mdx1Compat.admonitions: false` and, since version 3.10, with `future.v4`.
 */
export function hasLiteralTitles({ siteDir, written }: { siteDir: string; written: Loose }): boolean {
  const { admonitions } = objectOf(objectOf(written.markdown).mdx1Compat);
  if (typeof admonitions === 'boolean') return !admonitions;
  const { v4 } = objectOf(written.future);
  const flag = v4 === true || objectOf(v4).mdx1CompatDisabledByDefault === true;
  return flag && isFrom310(installedVersion(siteDir));
}

function installedVersion(siteDir: string): string | undefined {
  for (let folder = siteDir; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules/@docusaurus/core/package.json');
    if (existsSync(file)) return String(objectOf(JSON.parse(readFileSync(file, 'utf8'))).version);
    if (folder === dirname(folder)) return undefined;
  }
}

function isFrom310(version: string | undefined): boolean {
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
  return major > 3 || (major === 3 && minor >= 10);
}

const fence = /^[\s>]*(`{3,}|~{3,})/;
const unbracketed =
  /^([\s>]*)(:{3,})((?:note|tip|info|warning|danger|caution|important|secondary|success) +[^\s[{][^\n]*)$/;

export function escapeTitles(content: string): string {
  if (!/^[\s>]*:::/m.test(content)) return content;
  let open: string | undefined;
  return content
    .split('\n')
    .map((line) => {
      const mark = fence.exec(line)?.[1];
      if (open !== undefined) {
        if (mark?.startsWith(open) && line.trim().endsWith(mark)) open = undefined;
        return line;
      }
      open = mark;
      return line.replace(
        unbracketed,
        (_, indent: string, colons: string, rest: string) => indent + colons.replaceAll(':', '\\:') + rest,
      );
    })
    .join('\n');
}

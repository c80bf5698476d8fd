import { basename, join, posix } from 'node:path';
import { LecternError, problem, readText } from 'lectern/plugin';
import type { BlogOptions, StyleSheets } from '../options.js';
import { defaultCss, defaultXsl } from './default-stylesheets.js';

export interface FeedStyle {
  name: string;
  files: Readonly<Record<string, string>>;
}

/**
 * Returns undefined for a JSON feed, or if `xslt` is off.
 * @throws LecternError if a file is missing.
 */
export function feedStyle({
  type,
  options: { feedOptions, path },
  siteDir,
}: {
  type: 'rss' | 'atom' | 'json';
  options: Pick<BlogOptions, 'feedOptions' | 'path'>;
  siteDir: string;
}): FeedStyle | undefined {
  if (type === 'json') return undefined;
  const { [type]: given }: StyleSheets = feedOptions.xslt;
  if (given === undefined || given === null || given === false) return undefined;
  if (given === true)
    return { name: `${type}.xsl`, files: { [`${type}.xsl`]: defaultXsl(type), [`${type}.css`]: defaultCss } };
  const names = [given, given.replace(/\.xslt?$/, '.css')];
  const files = names.map((name): [string, string] => {
    const file = posix.join(path, name);
    const { text, diagnostic } = readText({ path: join(siteDir, file), file });
    if (text !== undefined) return [basename(name), text];
    const hint = `Correct the path in feedOptions.xslt.${type}, which is relative to the posts folder. A CSS file with the same name must be next to the style sheet.`;
    throw new LecternError([problem({ ...diagnostic, hint })]);
  });
  return { name: basename(given), files: Object.fromEntries(files) };
}

export function withStyle({ feed, style }: { feed: string; style: FeedStyle | undefined }): string {
  if (style === undefined) return feed;
  return feed.replace(
    /^<\?xml[^>]*\?>/,
    (head) => `${head}\n<?xml-stylesheet type="text/xsl" href="${style.name}"?>`,
  );
}

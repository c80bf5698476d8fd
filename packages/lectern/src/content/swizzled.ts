import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';

/** What this theme takes from `src/theme`. */
const known: readonly string[] = [
  'Admonition',
  'AnnouncementBar',
  'CodeBlock',
  'Details',
  'DocBreadcrumbs',
  'DocCardList',
  'Footer',
  'Heading',
  'IdealImage',
  'Layout',
  'MDXComponents',
  'NotFound',
  'Navbar',
  'ReactLiveScope',
  'Root',
  'TOCInline',
  'TabItem',
  'Tabs',
  'ThemedImage',
];

/** Components in `src/theme` take the place of those of the theme in Docusaurus; here nobody would look at them. */
export async function swizzledComponents({ siteDir }: { siteDir: string }): Promise<Diagnostic[]> {
  const dir = join(siteDir, 'src/theme');
  if (!existsSync(dir)) return [];
  const entries = await readdir(dir);
  return entries
    .filter((entry) => !entry.startsWith('.') && !known.includes(parse(entry).name))
    .sort()
    .map((entry) =>
      problem({
        code: 'unread-theme-component',
        severity: 'warning',
        message: 'No component of the theme has this name, so this file is never used.',
        hint: `Move it to another folder, such as components/, and import it where it is used. Of src/theme, these are read: ${known.join(', ')}.`,
        file: `src/theme/${entry}`,
      }),
    );
}

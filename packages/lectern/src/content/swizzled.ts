import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';

/** Components of the theme that a file in `src/theme` can replace. */
export const themeComponentNames: readonly string[] = [
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

/** Warns about components in `src/theme` that replace a component in Docusaurus but have no effect in Lectern. */
export async function swizzledComponents({ siteDir }: { siteDir: string }): Promise<Diagnostic[]> {
  const dir = join(siteDir, 'src/theme');
  if (!existsSync(dir)) return [];
  const entries = await readdir(dir);
  return entries
    .filter((entry) => !entry.startsWith('.') && !themeComponentNames.includes(parse(entry).name))
    .sort()
    .map((entry) =>
      problem({
        code: 'unread-theme-component',
        severity: 'warning',
        message: 'The theme has no component with this name, so the file is never used.',
        hint: `Move it to another folder, such as components/, and import it where it is used. In src/theme, Lectern reads: ${themeComponentNames.join(', ')}.`,
        file: `src/theme/${entry}`,
      }),
    );
}

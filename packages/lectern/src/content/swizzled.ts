import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import type { AstNode } from '../util/parse-js.js';
import { nodesIn, parseModule } from '../util/parse-js.js';

/** Components of the theme that a file in `src/theme` can replace. */
export const themeComponentNames: readonly string[] = [
  'Admonition',
  'Admonition/Types',
  'AnnouncementBar',
  'CodeBlock',
  'Details',
  'DocBreadcrumbs',
  'DocCard',
  'DocCardList',
  'DocItem',
  'DocItem/Content',
  'DocItem/Footer',
  'DocItem/Layout',
  'DocItem/Paginator',
  'DocPaginator',
  'DocSidebar',
  'DocSidebarItem',
  'DocVersionBadge',
  'DocVersionBanner',
  'EditThisPage',
  'Footer',
  'Heading',
  'IdealImage',
  'LastUpdated',
  'Layout',
  'Logo',
  'MDXComponents',
  'NotFound',
  'Navbar',
  'Navbar/ColorModeToggle',
  'NavbarItem/ComponentTypes',
  'PaginatorNavLink',
  'ReactLiveScope',
  'Root',
  'SearchBar',
  'TOC',
  'TOCInline',
  'TabItem',
  'Tabs',
  'TagsListInline',
  'ThemedImage',
];

/** Warns about components in `src/theme` that replace a component in Docusaurus but have no effect in Lectern. */
export async function swizzledComponents({ siteDir }: { siteDir: string }): Promise<Diagnostic[]> {
  const dir = join(siteDir, 'src/theme');
  if (!existsSync(dir)) return [];
  const files = (await readdir(dir, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const modules = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/(?:^|\/)\.|\.d\.ts$/.test(file));
  const names = new Set(modules.map((file) => file.replace(/\.\w+$/, '').replace(/\/index$/, '')));
  const unread = [...names]
    .filter((name) => !isUsed({ name, names }))
    .sort()
    .map((name) =>
      problem({
        code: 'unread-theme-component',
        severity: 'warning',
        message: 'The theme has no component with this name, so the file is never used.',
        hint: `Move it to another folder, such as components/, and import it where it is used. In src/theme, Lectern reads: ${themeComponentNames.join(', ')}.`,
        file: `src/theme/${modules.find((file) => file === name || file.startsWith(`${name}/`) || file.startsWith(`${name}.`)) ?? name}`,
      }),
    );
  return [...unread, ...(await ejectedTabs({ dir, modules }))];
}

/**
 * Returns whether a component calls hooks, so that it is rendered again in the browser. An ejected `Tabs` then reads
 * the props of its children, which are HTML by then, so the theme's own tabs are used.
 */
export function callsHooks({ file, source }: { file: string; source: string }): boolean {
  return [...nodesIn(parseModule({ file, source }))].some(
    ({ type, callee }) => type === 'CallExpression' && /^use[A-Z]/.test(nameOf(callee as AstNode)),
  );
}

/** Returns the name of a called function; the last part of a name such as `React.useState`. */
function nameOf({ name, property }: AstNode): string {
  return typeof name === 'string' ? name : ((property as { name?: string } | undefined)?.name ?? '');
}

async function ejectedTabs({
  dir,
  modules,
}: {
  dir: string;
  modules: readonly string[];
}): Promise<Diagnostic[]> {
  const file = modules.find((candidate) => /^Tabs(?:\/index)?\.\w+$/.test(candidate));
  if (file === undefined || !callsHooks({ file, source: await readFile(join(dir, file), 'utf8') })) return [];
  return [
    problem({
      code: 'unread-theme-component',
      severity: 'warning',
      message:
        'This copy of Tabs is not used, because it calls hooks. The theme’s own tabs are shown instead.',
      hint: 'Remove the file, and style the tabs with CSS, or wrap @theme-original/Tabs without hooks.',
      file: `src/theme/${file}`,
    }),
  ];
}

/** Returns whether a component is used: by the theme, or by another component of the site that it may be a part of. */
function isUsed({ name, names }: { name: string; names: ReadonlySet<string> }): boolean {
  if (themeComponentNames.includes(name)) return true;
  const parents = name.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
  return parents.some((parent) => names.has(parent) && themeComponentNames.includes(parent));
}

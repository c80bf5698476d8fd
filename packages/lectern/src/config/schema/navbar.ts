import { inspect } from 'node:util';
import { z } from 'zod';
import { didYouMean } from '../../diagnostics/nearest.js';
import { imageSize } from './image-size.js';
import { hasTarget } from './link-target.js';
import { strict } from './strict.js';

const common = {
  label: z.string().optional().describe('The words of the item.'),
  className: z.string().optional().describe('A class for the item, for your own CSS.'),
};

const position = z
  .enum(['left', 'right'])
  .default('right')
  .describe('The side of the bar on which the item stands.');

const linkFields = {
  ...common,
  to: z.string().optional().describe('A route of this site, without the base path.'),
  href: z.string().optional().describe('An address outside of this site.'),
  activeBasePath: z.string().optional().describe('The item is current on every route below this one.'),
  'aria-label': z.string().optional().describe('A spoken name where the label alone is not clear.'),
};

const link = { type: z.literal('link'), ...linkFields };

const doc = {
  type: z.literal('doc'),
  ...common,
  docId: z.string().describe('The id of the document, e.g. `intro` or `guides/setup`.'),
  docsPluginId: z.string().default('docs').describe('The id of the docs source.'),
};

const docSidebar = {
  type: z.literal('docSidebar'),
  ...common,
  sidebarId: z.string().describe('The id of a sidebar; the item leads to its first link.'),
  docsPluginId: z.string().default('docs').describe('The id of the docs source.'),
};

const html = {
  type: z.literal('html'),
  value: z.string().describe('HTML that is set as it stands.'),
  className: common.className,
};

const docsVersion = {
  type: z.literal('docsVersion'),
  ...common,
  to: z.string().optional().describe('Where the label leads; default: the first page of the version.'),
  docsPluginId: z.string().default('docs').describe('The id of the docs source.'),
};

const search = {
  type: z.literal('search'),
  className: common.className,
};

/** `type` may be left out where the other keys tell it, as in existing configurations. */
function inferType(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  if ('type' in item) return item.type === 'default' ? { ...item, type: 'link' } : item;
  return { type: 'items' in item ? 'dropdown' : 'link', ...item };
}

function unknownType(types: readonly string[]) {
  return (issue: { code: string; input?: unknown }) => {
    if (issue.code !== 'invalid_union') return undefined;
    const type = (issue.input as { type?: unknown } | undefined)?.type;
    // An object may have no text: `String` would throw.
    const found = typeof type === 'string' ? type : inspect(type, { depth: 0 });
    return `Unknown navbar item type "${found}".${didYouMean({ found, known: types })} Known types: ${types.join(', ')}.`;
  };
}

const innerTypes = ['link', 'doc', 'docSidebar', 'docsVersion', 'html'] as const;
/** One item of a menu in the navbar. */
export const navbarInnerItemSchema = z.preprocess(
  inferType,
  z.discriminatedUnion(
    'type',
    [strict(link).refine(...hasTarget), strict(doc), strict(docSidebar), strict(docsVersion), strict(html)],
    { error: unknownType(innerTypes) },
  ),
);

/** Menus whose items the engine makes; a writer may put items of their own around them. */
const generated = {
  className: common.className,
  dropdownItemsBefore: z.array(navbarInnerItemSchema).default([]).describe('Items above the generated ones.'),
  dropdownItemsAfter: z.array(navbarInnerItemSchema).default([]).describe('Items below the generated ones.'),
};

const docsVersionDropdown = {
  type: z.literal('docsVersionDropdown'),
  ...generated,
  docsPluginId: z.string().default('docs').describe('The id of the docs source.'),
  versions: z
    .union([
      z.array(z.string()),
      z.record(
        z.string(),
        strict({ label: z.string().optional().describe('Other words for the version, in this menu.') }),
      ),
    ])
    .optional()
    .describe('The versions that are listed, by name and in this order; default: all, the newest first.'),
};

const localeDropdown = {
  type: z.literal('localeDropdown'),
  ...generated,
  queryString: z
    .string()
    .default('')
    .describe('Is added to the address of each language, e.g. `?persistLocale=true`.'),
};

const dropdown = {
  type: z.literal('dropdown'),
  ...linkFields,
  items: z.array(navbarInnerItemSchema).min(1).describe('The items of the menu.'),
};

/** One item of the navbar, in any of its types. */
export const navbarItemSchema = z.preprocess(
  inferType,
  z.discriminatedUnion(
    'type',
    [
      strict({ ...link, position }).refine(...hasTarget),
      strict({ ...doc, position }),
      strict({ ...docSidebar, position }),
      strict({ ...docsVersion, position }),
      strict({ ...html, position }),
      strict({ ...dropdown, position }),
      strict({ ...search, position }),
      strict({ ...docsVersionDropdown, position }),
      strict({ ...localeDropdown, position }),
    ],
    {
      error: unknownType([...innerTypes, 'dropdown', 'search', 'docsVersionDropdown', 'localeDropdown']),
    },
  ),
);

const logo = strict({
  src: z.string().describe('Path of the image in the static folder.'),
  srcDark: z.string().optional().describe('Another image for dark mode.'),
  alt: z.string().default('').describe('Its text alternative; empty when the title stands beside it.'),
  href: z.string().optional().describe('Where it leads; default: the home page.'),
  ...imageSize,
});

/** `themeConfig.navbar` */
export const navbarSchema = strict({
  title: z.string().optional().describe('The words beside the logo; default: the title of the site.'),
  logo: logo.optional().describe('The logo at the start of the bar.'),
  hideOnScroll: z.boolean().default(false).describe('Hides on scroll down, comes back on scroll up.'),
  items: z.array(navbarItemSchema).default([]).describe('The items, in their order.'),
});

export type NavbarItemConfig = z.output<typeof navbarItemSchema>;
export type NavbarInnerItemConfig = z.output<typeof navbarInnerItemSchema>;

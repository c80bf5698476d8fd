import { inspect } from 'node:util';
import { z } from 'zod';
import { didYouMean } from '../../diagnostics/nearest.js';
import { filePath } from './file-path.js';
import { imageSize } from './image-size.js';
import { hasTarget } from './link-target.js';
import { strict } from './strict.js';

const className = z.string().optional().describe('A class for the item, for your own CSS.');

function label(description: string) {
  return z.string().optional().describe(description);
}

function route(description: string) {
  return z.string().optional().describe(`A route of this site, without the base path${description}`);
}

const docsPluginId = z.string().default('docs').describe('The `id` of the docs source.');

const position = z
  .enum(['left', 'right'])
  .default('right')
  .describe('The side of the navbar on which the item appears.');

const linkFields = {
  label: label('The label of the item. Default: its `to` or `href`, unless it has an `aria-label`.'),
  className,
  to: route(', e.g. `/docs/intro`. A link needs either `to` or `href`.'),
  href: z.string().optional().describe('A URL outside this site.'),
  activeBasePath: z
    .string()
    .optional()
    .describe('A route. The item is marked as current on the pages of this route and all routes below it.'),
  'aria-label': z
    .string()
    .optional()
    .describe('A label for screen readers, if the visible label alone is not clear.'),
};

const link = { type: z.literal('link'), ...linkFields };

const doc = {
  type: z.literal('doc'),
  label: label('The label of the item. Default: the sidebar label of the document.'),
  className,
  docId: z
    .string()
    .describe(
      'The ID of the document, e.g. `intro` or `guides/setup`, or the slug of a generated category page, e.g. `/category/guides`.',
    ),
  docsPluginId,
};

const docSidebar = {
  type: z.literal('docSidebar'),
  label: label('The label of the item. Default: the label of the first link in the sidebar.'),
  className,
  sidebarId: z.string().describe('The ID of a sidebar. The item links to the first page of the sidebar.'),
  docsPluginId,
};

const html = {
  type: z.literal('html'),
  value: z.string().describe('Raw HTML.'),
  className,
};

const docsVersion = {
  type: z.literal('docsVersion'),
  label: label('The label of the item. Default: the label of the version.'),
  className,
  to: z
    .string()
    .optional()
    .describe('The route that the item links to. Default: the first page of the version.'),
  docsPluginId,
};

const search = {
  type: z.literal('search'),
  className,
};

const custom = {
  type: z.literal('custom'),
  component: z
    .string()
    .describe('The name of the component in the default export of `src/theme/NavbarItem/ComponentTypes`.'),
  props: z.record(z.string(), z.unknown()).default({}).describe('The props of the component.'),
  className,
};

/** The type of an item is optional, as in Docusaurus. */
function inferType(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  if ('type' in item && typeof item.type === 'string' && item.type.startsWith('custom-'))
    return customItem(item);
  if ('type' in item) return item.type === 'default' ? { ...item, type: 'link' } : item;
  return { type: 'items' in item ? 'dropdown' : 'link', ...item };
}

/**
 * In Docusaurus, a site can define item types, such as `custom-badge`. The item's other keys become the component's
 * props, including `position` and `className`.
 */
function customItem({ type, ...props }: Readonly<Record<string, unknown>>): unknown {
  const { position, className } = props;
  const side = position === undefined ? {} : { position };
  const look = className === undefined ? {} : { className };
  return { type: 'custom', component: type, props, ...side, ...look };
}

function unknownType(types: readonly string[]) {
  return (issue: { code: string; input?: unknown }) => {
    if (issue.code !== 'invalid_union') return undefined;
    const type = (issue.input as { type?: unknown } | undefined)?.type;
    // Use `inspect`, because `String` throws for an object without a `toString` method.
    const found = typeof type === 'string' ? type : inspect(type, { depth: 0 });
    return `Unknown navbar item type "${found}".${didYouMean({ found, known: types })} Known types: ${types.join(', ')}.`;
  };
}

const innerTypes = ['link', 'doc', 'docSidebar', 'docsVersion', 'html'] as const;
export const navbarInnerItemSchema = z.preprocess(
  inferType,
  z.discriminatedUnion(
    'type',
    [strict(link).refine(...hasTarget), strict(doc), strict(docSidebar), strict(docsVersion), strict(html)],
    { error: unknownType(innerTypes) },
  ),
);

const generated = {
  className,
  dropdownItemsBefore: z
    .array(navbarInnerItemSchema)
    .default([])
    .describe('Items above the generated items.'),
  dropdownItemsAfter: z.array(navbarInnerItemSchema).default([]).describe('Items below the generated items.'),
};

const docsVersionDropdown = {
  type: z.literal('docsVersionDropdown'),
  ...generated,
  docsPluginId,
  versions: z
    .union([
      z.array(z.string()),
      z.record(
        z.string(),
        strict({
          label: z
            .string()
            .optional()
            .describe('The label of the version in this menu. Default: the label of the version.'),
        }),
      ),
    ])
    .optional()
    .describe(
      'The versions to list, in order: a list of their names, or an object with the names as keys, e.g. `{ "2.0": { "label": "Latest" } }`. Default: all versions, newest first.',
    ),
};

const localeDropdown = {
  type: z.literal('localeDropdown'),
  ...generated,
  queryString: z
    .string()
    .default('')
    .describe('A string that is appended to the URL of each language, e.g. `?persistLocale=true`.'),
};

const dropdown = {
  type: z.literal('dropdown'),
  ...linkFields,
  label: label('The label that opens the menu.'),
  to: route('. The first item of the menu links to it, because the label opens the menu.'),
  href: z.string().optional().describe('A URL outside this site. The first item of the menu links to it.'),
  items: z.array(navbarInnerItemSchema).min(1).describe('The items of the menu.'),
};

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
      strict({ ...custom, position }),
    ],
    {
      error: unknownType([
        ...innerTypes,
        'dropdown',
        'search',
        'docsVersionDropdown',
        'localeDropdown',
        'custom',
      ]),
    },
  ),
);

const logo = strict({
  src: filePath().describe('Path of the image in the static folder, e.g. `img/logo.svg`.'),
  srcDark: filePath().optional().describe('Path of another image for dark mode.'),
  alt: z.string().default('').describe('The alt text. Leave it empty if the title is next to the logo.'),
  href: z.string().optional().describe('The URL that the logo links to. Default: the home page.'),
  ...imageSize,
});

export const navbarSchema = strict({
  title: z.string().optional().describe('The text next to the logo. Default: the title of the site.'),
  logo: logo.optional().describe('The logo at the start of the navbar.'),
  hideOnScroll: z
    .boolean()
    .default(false)
    .describe(
      'Hides the navbar while the reader scrolls down, and shows it again when the reader scrolls up.',
    ),
  items: z.array(navbarItemSchema).default([]).describe('The items, in order.'),
});

export type NavbarItemConfig = z.output<typeof navbarItemSchema>;
export type NavbarInnerItemConfig = z.output<typeof navbarInnerItemSchema>;

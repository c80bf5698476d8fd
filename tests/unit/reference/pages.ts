import { blog } from '@lectern/blog';
import { checks } from '@lectern/checks';
import { openapi } from '@lectern/openapi';
import { socialCards } from '@lectern/social-cards';
import { evidence, trace } from '@lectern/trace';
import { typedoc } from '@lectern/typedoc';
import type { z } from 'zod';
import type { CommandOption } from '../../../packages/lectern/src/cli/commands.js';
import { commandOptions, commands } from '../../../packages/lectern/src/cli/commands.js';
import { optionSyntax } from '../../../packages/lectern/src/cli/usage.js';
import { configSchema } from '../../../packages/lectern/src/config/schema/index.js';
import {
  navbarInnerItemSchema,
  navbarItemSchema,
} from '../../../packages/lectern/src/config/schema/navbar.js';
import { pluginSchema } from '../../../packages/lectern/src/config/schema/plugins.js';
import { sourceSchema } from '../../../packages/lectern/src/config/schema/sources.js';
import { themeConfigSchema } from '../../../packages/lectern/src/config/schema/theme.js';
import { categoryLinkSchema, categorySchema } from '../../../packages/lectern/src/content/docs/categories.js';
import { sidebarItemSchemas } from '../../../packages/lectern/src/content/docs/sidebar-schema.js';
import { frontMatterSchema } from '../../../packages/lectern/src/content/front-matter-schema.js';
import { entriesOf, membersOf, shapeOf, unwrap } from './entries.js';
import { errorPage } from './errors.js';
import type { ManualPage, Section } from './markdown.js';
import { pluginInterface } from './plugin-interface.js';

type Schema = z.core.$ZodType;

const named = new Map<Schema, string>([
  [unwrap(sourceSchema).inner, 'a [source](sources.md)'],
  [unwrap(pluginSchema).inner, 'a [plug-in](plugin-interface.md#plugin)'],
  [unwrap(themeConfigSchema).inner, 'an object with the keys of [Theme](theme.md)'],
  [unwrap(navbarItemSchema).inner, 'a [navbar item](navbar-items.md)'],
  [unwrap(navbarInnerItemSchema).inner, 'a [navbar item](navbar-items.md)'],
  [unwrap(categoryLinkSchema).inner, 'a [category page](#link)'],
]);
function sectionOf({
  schema,
  key,
  title,
  words,
}: {
  schema: Schema;
  key: string;
  title: string;
  words?: string;
}): Section {
  const [own, ...entries] = entriesOf({ schema, named, keys: (name) => name === key });
  return { title, id: key, words: [own?.description, words].filter(Boolean).join(' '), entries };
}

const config: ManualPage = {
  file: 'reference/configuration.md',
  title: 'Configuration',
  description: 'Every key of lectern.config.ts: what it sets, which values it accepts, and its default.',
  position: 1,
  lead: 'On this page, you can look up what each key of `lectern.config.ts` sets, which values it accepts, and its default. Only `title` and `url` are required, but without an entry in `sources` or `plugins`, a site has no pages. In the headings, a dot separates an object from one of its keys, `[]` stands for each entry of a list, and `<name>` stands for a name of your choice.\n\n[Sources](sources.md) and [Theme](theme.md) have the keys of `sources` and `themeConfig`.',
  sections: [
    {
      title: 'The site',
      id: 'config',
      entries: entriesOf({ schema: configSchema, named, keys: (key) => key !== 'i18n' && key !== 'samples' }),
    },
    sectionOf({
      schema: configSchema,
      key: 'i18n',
      title: 'Languages: `i18n`',
      words: '[Translate your site](../tutorial-extras/translate-your-site.md) shows how.',
    }),
    sectionOf({
      schema: configSchema,
      key: 'samples',
      title: 'Code samples: `samples`',
      words: '[Checked code samples](../tutorial-basics/checked-code-samples.md) shows how.',
    }),
  ],
};

const sourceTitles: Readonly<Record<string, { title: string; words: string }>> = {
  docs: {
    title: 'Documents: `docs`',
    words:
      'A folder of documents with a sidebar. [Create a document](../tutorial-basics/create-a-document.md) explains how to write documents, and [Manage versions](../tutorial-extras/manage-docs-versions.md) explains how to keep versions of them.',
  },
  pages: {
    title: 'Pages: `pages`',
    words: 'Standalone pages. [Create a page](../tutorial-basics/create-a-page.md) shows how to write them.',
  },
};

const sources: ManualPage = {
  file: 'reference/sources.md',
  title: 'Sources',
  description: 'Every key of the two types of sources: documents and pages.',
  position: 2,
  lead: 'On this page, you can look up every key of the entries in the `sources` list of `lectern.config.ts`. The `type` key is the type of the source, `docs` or `pages`. A site can have several sources of each type, each with its own `id` and `routeBasePath`.',
  sections: membersOf(sourceSchema).map(({ type, schema }) => ({
    title: type,
    ...sourceTitles[type],
    id: type,
    entries: entriesOf({ schema, named }),
  })),
};

const themeKeys = Object.keys(shapeOf(unwrap(themeConfigSchema).inner));

function isObject(key: string): boolean {
  const schema = shapeOf(unwrap(themeConfigSchema).inner)[key];
  return schema !== undefined && Object.keys(shapeOf(unwrap(schema).inner)).length > 0;
}

const theme: ManualPage = {
  file: 'reference/theme.md',
  title: 'Theme',
  description:
    'Every key of themeConfig: navbar, footer, announcement, color mode, table of contents, and code.',
  position: 3,
  lead: 'On this page, you can look up every key of `themeConfig` in `lectern.config.ts`. The names are the same as in Docusaurus. [Navbar, footer, and announcement](../tutorial-extras/navbar-footer-announcement.md) has examples of the common ones.',
  sections: [
    ...themeKeys
      .filter(isObject)
      .map((key) => sectionOf({ schema: themeConfigSchema, key, title: `\`${key}\`` })),
    {
      title: 'Other keys',
      id: 'theme',
      entries: entriesOf({ schema: themeConfigSchema, named, keys: (key) => !isObject(key) }),
    },
  ],
};

const navbarWords: Readonly<Record<string, string>> = {
  link: 'A link to a page of this site, or to another site.',
  doc: 'A link to a document, in the version that the reader is reading or last chose, or else in the latest version.',
  docSidebar: 'A link to the first page of a sidebar, in the same version as with `doc`.',
  docsVersion:
    'A link to the version that the reader is reading or last chose, or else to the latest version.',
  html: 'Raw HTML, such as an image or a badge.',
  dropdown: 'A menu of items.',
  search: 'The position of the search button. Without this item, the button is on the right.',
  docsVersionDropdown: 'A menu of the versions of a docs source.',
  localeDropdown: 'A menu of the languages of the site.',
  custom:
    'A component of the site. As in Docusaurus, you can also write its name as the `type`, such as `custom-badge`; all other keys of the item are then props.',
};

const navbarItems: ManualPage = {
  file: 'reference/navbar-items.md',
  title: 'Navbar items',
  description: 'Every type of navbar item, with all its keys.',
  position: 4,
  lead: 'On this page, you can look up every type of item in `themeConfig.navbar.items`. For links, and for menus with `items`, you can leave out `type`. Items in a menu have the same keys, except `position`. Their type can be `link`, `doc`, `docSidebar`, `docsVersion`, or `html`.',
  sections: membersOf(navbarItemSchema).map(({ type, schema }) => ({
    title: `\`${type}\``,
    id: type,
    words: navbarWords[type] ?? '',
    entries: entriesOf({ schema, named }),
  })),
};

const frontMatter: ManualPage = {
  file: 'reference/front-matter.md',
  title: 'Front matter',
  description: 'Every front matter key of a document or a page, with its type and meaning.',
  position: 5,
  lead: 'On this page, you can look up every key that Lectern reads in the front matter of a document or a Markdown page. All keys are optional. You can also add custom keys. [Create a document](../tutorial-basics/create-a-document.md#front-matter) shows how to write them.',
  sections: [{ id: 'key', entries: entriesOf({ schema: frontMatterSchema, named }) }],
};

const sidebars: ManualPage = {
  file: 'reference/sidebars.md',
  title: 'Categories and sidebars',
  description: 'Every key of a _category_ file and of each type of item in a sidebar that you write by hand.',
  position: 6,
  lead: 'On this page, you can look up every key of `_category_.json` and `_category_.yml`, and of the items in `sidebars.ts`. [Create a document](../tutorial-basics/create-a-document.md#folders-are-categories) has examples of both.',
  sections: [
    { title: 'Category files', id: 'category-file', entries: entriesOf({ schema: categorySchema, named }) },
    ...membersOf(categoryLinkSchema).map(({ type, schema }) => ({
      title: `Category pages: \`${type}\``,
      id: type === 'doc' ? 'link-doc' : 'link',
      entries: entriesOf({ schema, named }),
    })),
    ...Object.entries(sidebarItemSchemas).map(([type, schema]) => ({
      title: `Sidebar items: \`${type}\``,
      id: `item-${type}`,
      entries: entriesOf({ schema, named }),
    })),
  ],
};

const plugins: ManualPage = {
  file: 'reference/plugins.md',
  title: 'Plug-in options',
  description:
    'Every option of the blog, checks, openapi, typedoc, evidence, trace, and socialCards plug-ins.',
  position: 7,
  lead: 'On this page, you can look up every option of Lectern’s own plug-ins. Each plug-in is a function in an npm package. Install the package, and add a call to the function to the `plugins` list in `lectern.config.ts`, with the options as an object: `plugins: [blog({ blogTitle: "News" })]`. The [`mermaid`](../tutorial-basics/mermaid.md) plug-in has no options.',
  sections: [
    {
      title: 'Blogs: `blog`',
      id: 'blog',
      words:
        'From `@lectern/blog`. [Write a blog](../tutorial-extras/write-a-blog.md) explains how to use it. Most options are the same as in `@docusaurus/plugin-content-blog`.',
      entries: entriesOf({ schema: blog.options, named }),
    },
    {
      title: 'Document checks: `checks`',
      id: 'checks',
      words:
        'From `@lectern/checks`. [Check what documents say](../tutorial-extras/check-documents.md) explains how to use it.',
      entries: entriesOf({ schema: checks.options, named }),
    },
    {
      title: 'Test results: `evidence`',
      id: 'evidence',
      words:
        'From `@lectern/trace`. [Show test results](../tutorial-extras/test-evidence.md) explains how to use it.',
      entries: entriesOf({ schema: evidence.options, named }),
    },
    {
      title: 'HTTP APIs: `openapi`',
      id: 'openapi',
      words:
        'From `@lectern/openapi`. [Document an HTTP API](../tutorial-extras/document-an-http-api.md) explains how to use it.',
      entries: entriesOf({ schema: openapi.options, named }),
    },
    {
      title: 'Requirements tracing: `trace`',
      id: 'trace',
      words:
        'From `@lectern/trace`. [Trace requirements](../tutorial-extras/plugins.md#trace) explains how to use it.',
      entries: entriesOf({ schema: trace.options, named }),
    },
    {
      title: 'TypeScript packages: `typedoc`',
      id: 'typedoc',
      words:
        'From `@lectern/typedoc`. [Document an API](../tutorial-extras/document-an-api.md) explains how to use it.',
      entries: entriesOf({ schema: typedoc.options, named }),
    },
    {
      title: 'Social cards: `socialCards`',
      id: 'social-cards',
      words:
        'From `@lectern/social-cards`. [Add social cards](../tutorial-extras/for-machines.md#a-picture-for-links) explains how to use it.',
      entries: entriesOf({ schema: socialCards.options, named }),
    },
  ],
};

const commandLine: ManualPage = {
  file: 'reference/command-line.md',
  title: 'Command line',
  description: 'Every command of the lectern CLI, and every option that it accepts.',
  position: 8,
  lead: 'On this page, you can look up every command of `lectern` and its options. In the folder of a site, run the commands through npm, and put `--` before options: `npm run build -- --json`. `lectern <command> --help` shows the same information in the terminal. The exit code is 0 if there are no errors, 1 if there are errors, or 2 if Lectern itself failed.',
  sections: [
    {
      title: 'Commands',
      id: 'command',
      words: '`siteDir` is the folder with `lectern.config.ts`. By default, it is the current folder.',
      entries: commands.map(({ name, argument, summary, details }) => ({
        name: `lectern ${name} ${argument}`,
        type: summary,
        required: false,
        description: details,
      })),
    },
    {
      title: 'Options',
      id: 'option',
      words:
        '[Deploy your site](../tutorial-basics/deploy-your-site.md#base-path) explains the base path, and [which folders can contain the built site](../tutorial-basics/deploy-your-site.md#output-folder). [`allowedHosts`](configuration.md#config-allowedHosts) is a key of the configuration.',
      entries: commandOptions.map((option: CommandOption) => ({
        name: optionSyntax(option),
        type:
          option.commands === undefined
            ? 'For every command'
            : `For ${option.commands.map((name) => `\`${name}\``).join(', ')}`,
        required: false,
        description: option.description,
        ...(option.default === undefined ? {} : { fallback: option.default }),
      })),
    },
  ],
};

export const manualPages: readonly ManualPage[] = [
  config,
  sources,
  theme,
  navbarItems,
  frontMatter,
  sidebars,
  plugins,
  commandLine,
  pluginInterface,
  errorPage,
];

import type { ManualPage, Section } from './markdown.js';
import { createTypeReader, themeExports, toolkit } from './plugin-types.js';

const reader = createTypeReader(toolkit);
const themeReader = createTypeReader(themeExports);

interface HookFacts {
  called: string;
  like: string;
}

/** The hooks are in the order in which the engine calls them. */
const hooks: Readonly<Record<string, HookFacts>> = {
  check: { called: 'Once, when the configuration is read', like: '`validateOptions` of Docusaurus' },
  frontMatter: {
    called: 'For each document, before Lectern reads the rest of it',
    like: '`markdown.parseFrontMatter` of Docusaurus',
  },
  read: {
    called: 'Once for each language, and whenever a file that it watches changes',
    like: '`loadContent` and `contentLoaded` of Docusaurus, a loader of Astro',
  },
  assemble: {
    called: 'Once for each language, when all documents are compiled',
    like: '`allContentLoaded` of Docusaurus',
  },
  resolveFences: {
    called: 'For each document that contains the plug-in’s fences',
    like: 'None; other tools use a remark plug-in',
  },
  checkDocument: {
    called: 'For each document, if the plug-in requests parts of documents',
    like: 'None; other tools use a remark plug-in',
  },
  socialImage: { called: 'For each page without an image, synchronously', like: 'None' },
  transformHtml: {
    called: 'For each page that is rendered, on the main thread',
    like: '`transformIndexHtml` of Vite',
  },
  postBuild: {
    called: 'Once for each language, before anything is published',
    like: '`postBuild` of Docusaurus, `astro:build:done`, `closeBundle` of Rollup',
  },
  transformOutput: {
    called: 'Once, before anything is published',
    like: '`postBuild` of Docusaurus, which gets the output folder',
  },
};

function hookTable(): string {
  const rows = Object.entries(hooks).map(
    ([name, { called, like }]) => `| [\`${name}\`](#plugin-${name}) | ${called} | ${like} |`,
  );
  return ['| Hook | Called | Equivalent in other tools |', '| --- | --- | --- |', ...rows].join('\n');
}

export function hookProblems(): { missing: string[]; gone: string[] } {
  const functions = reader.functionsOf('Plugin');
  return {
    missing: functions.filter((name) => !(name in hooks)),
    gone: Object.keys(hooks).filter((name) => !functions.includes(name)),
  };
}

function section({
  name,
  title,
  words,
  isGiven = false,
  isOwn = false,
}: {
  name: string;
  title: string;
  words?: string;
  /** The engine creates the object and passes it to plug-ins, so no member is marked as required. */
  isGiven?: boolean;
  isOwn?: boolean;
}): Section {
  const entries = reader.entriesOf({ name, isGiven, isOwn });
  const kebab = name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
  const id = name === 'Plugin' ? 'plugin' : `type-${kebab}`;
  return { title: `${title}: \`${name}\``, id, entries, ...(words === undefined ? {} : { words }) };
}

const given = { isGiven: true };
const later = {
  ...given,
  isOwn: true,
  words: 'It also has everything that [later hooks receive](#type-plugin-context).',
};

export const pluginInterface: ManualPage = {
  file: 'reference/plugin-interface.md',
  title: 'Plug-in interface',
  description: 'Every hook of a plug-in: when Lectern calls it, what it receives, and what it returns.',
  position: 9,
  lead: 'On this page, you can look up when each hook is called, what it receives, and what it returns. If this is your first plug-in, start with [Write a plug-in](../tutorial-extras/write-a-plugin.md). A plug-in is an object with a name and hooks. Its type is `Plugin`, from `lectern/plugin`. The engine’s own sources for documents and pages use the same interface, and so do the packages on [Plug-in options](plugins.md).\n\nApart from maps and binary content, hooks must return JSON-serializable data, because Lectern sends this data to worker threads and stores it in the cache. All keys are optional unless they are marked as required.',
  sections: [
    { title: 'Hooks', id: 'hooks', words: hookTable(), entries: [] },
    section({ name: 'Plugin', title: 'A plug-in' }),
    section({ name: 'PluginMarkdown', title: 'Markdown extensions' }),
    section({
      name: 'PluginUnified',
      title: 'remark and rehype plug-ins',
      words:
        '[Remark and rehype plug-ins](../tutorial-extras/remark-rehype.md) explains the order in which these plug-ins run, and their cost.',
    }),
    section({ name: 'PluginInput', title: 'An input path' }),
    section({ name: 'PluginBundler', title: 'Bundler settings' }),
    section({ name: 'Explanation', title: 'An explanation of a code' }),
    section({ name: 'TranslationsInput', title: 'What `translations` receives', ...given }),
    section({ name: 'HeadTag', title: 'A head element' }),
    section({ name: 'OptionProblem', title: 'What `check` returns' }),
    section({ name: 'FrontMatterInput', title: 'What `frontMatter` receives', ...given }),
    section({ name: 'ReadContext', title: 'What `read` receives', ...given }),
    section({ name: 'PluginContent', title: 'What `read` returns' }),
    section({ name: 'GeneratedPage', title: 'A plug-in page' }),
    section({ name: 'PageHeading', title: 'A heading of a plug-in page' }),
    section({ name: 'BreadcrumbLink', title: 'A breadcrumb' }),
    section({ name: 'SearchName', title: 'A search name' }),
    section({ name: 'Sidebar', title: 'A sidebar' }),
    section({ name: 'SidebarBranch', title: 'An entry for the sidebar of another source' }),
    section({ name: 'SidebarLink', title: 'A link in a sidebar' }),
    section({ name: 'SidebarCategory', title: 'A category in a sidebar' }),
    section({ name: 'SidebarBadge', title: 'A sidebar badge' }),
    section({ name: 'WrittenText', title: 'Generated Markdown' }),
    section({ name: 'PublishedFile', title: 'A published file' }),
    section({ name: 'PluginContext', title: 'What later hooks receive', ...given }),
    section({ name: 'LinkTarget', title: 'A link target' }),
    section({ name: 'Workers', title: 'The worker pool', ...given }),
    section({ name: 'Cache', title: 'The cache', ...given }),
    section({ name: 'FencesInput', title: 'What `resolveFences` receives', ...later }),
    section({ name: 'FenceUse', title: 'A fence', ...given }),
    section({ name: 'FencesResult', title: 'What `resolveFences` returns' }),
    section({ name: 'DocumentInput', title: 'What `checkDocument` receives', ...later }),
    section({ name: 'DocumentParts', title: 'Document parts', ...given }),
    section({ name: 'DocumentResult', title: 'What `checkDocument` returns' }),
    section({ name: 'AssembleInput', title: 'What `assemble` receives', ...later }),
    section({ name: 'PluginDocument', title: 'A document in `assemble`', ...given }),
    section({ name: 'DirectiveUse', title: 'A directive', ...given }),
    section({ name: 'IdUse', title: 'An ID in a document', ...given }),
    section({ name: 'AssembleResult', title: 'What `assemble` returns' }),
    section({ name: 'IdTarget', title: 'The target of an ID' }),
    section({ name: 'SocialImageInput', title: 'What `socialImage` receives', ...given }),
    section({ name: 'SocialImageResult', title: 'What `socialImage` returns' }),
    section({ name: 'HtmlInput', title: 'What `transformHtml` receives', ...given }),
    section({ name: 'PostBuildInput', title: 'What `postBuild` receives', ...later }),
    section({ name: 'EmittedFiles', title: 'Emitted files in `postBuild`', ...given }),
    section({ name: 'FinishedPage', title: 'A page in `postBuild`', ...given }),
    section({ name: 'PostBuildResult', title: 'What `postBuild` returns' }),
    section({ name: 'OutputInput', title: 'What `transformOutput` receives', ...given }),
    section({ name: 'OutputLocale', title: 'A locale in `transformOutput`', ...given }),
    section({ name: 'Diagnostic', title: 'A diagnostic' }),
    {
      title: 'Functions for hooks',
      id: 'function',
      words: 'Exported by `lectern/plugin`.',
      entries: reader.functions([
        'createPlugin',
        'definePlugin',
        'strict',
        'problem',
        'parseYaml',
        'describeIssues',
        'nearest',
        'didYouMean',
        'routeToHref',
        'renderPlainMarkdown',
        'mapConcurrent',
      ]),
    },
    {
      title: 'React hooks for components',
      id: 'react-hook',
      words:
        'Exported by `lectern/theme`. They work in components that are rendered at build time. An island gets only its props, so translate its strings in `read` or in the component around it.',
      entries: themeReader.functions([
        'usePage',
        'useHref',
        'useMessages',
        'usePluginMessages',
        'usePluginData',
        'useMarkdown',
        'useElementId',
        'usePageStyles',
        'usePageScript',
      ]),
    },
  ],
};

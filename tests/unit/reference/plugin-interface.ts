import type { ManualPage, Section } from './markdown.js';
import { createTypeReader } from './plugin-types.js';

const reader = createTypeReader();

interface HookFacts {
  /** When and how often it is called. */
  called: string;
  /** The equivalent in other tools. */
  like: string;
}

/** Each function of a plug-in, in calling order. */
const hooks: Readonly<Record<string, HookFacts>> = {
  check: { called: 'Once, when the configuration is read', like: '`validateOptions` of Docusaurus' },
  read: {
    called: 'Once for each language, and after a change of what it watches',
    like: '`loadContent` and `contentLoaded` of Docusaurus, a loader of Astro',
  },
  assemble: {
    called: 'Once for each language, when all documents are compiled',
    like: '`allContentLoaded` of Docusaurus',
  },
  resolveFences: {
    called: 'For each document that has its fences',
    like: 'None; elsewhere a remark plug-in',
  },
  checkDocument: {
    called: 'For each document, where the plug-in reads their parts',
    like: 'None; elsewhere a remark plug-in',
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
};

function hookTable(): string {
  const rows = Object.entries(hooks).map(
    ([name, { called, like }]) => `| [\`${name}\`](#plugin-${name}) | ${called} | ${like} |`,
  );
  return ['| Hook | Called | The same elsewhere |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Problems of the table: missing hooks, and those that no longer exist. */
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
}: {
  name: string;
  title: string;
  words?: string;
  /** True if the engine creates the object, so that nothing in it is required of plug-ins. */
  isGiven?: boolean;
}): Section {
  const entries = reader.entriesOf({ name, isGiven });
  const kebab = name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
  const id = name === 'Plugin' ? 'plugin' : `type-${kebab}`;
  return { title: `${title}: \`${name}\``, id, entries, ...(words === undefined ? {} : { words }) };
}

const given = { isGiven: true };

export const pluginInterface: ManualPage = {
  file: 'reference/plugin-interface.md',
  title: 'Plug-in interface',
  description: 'Every hook of a plug-in: when it is called, what it is given, and what it returns.',
  position: 8,
  lead: 'A plug-in is an object with a name and hooks, of the type `Plugin` of `lectern/plugin`. Here you find when each hook is called, what it is given, and what it returns. The engine’s own sources, documents and pages, are plug-ins of the same interface, and so are the packages on [Options of plug-ins](plugins.md).\n\nWhat a hook returns is data (JSON-serializable): it goes to threads and into the cache. Keys that are not required may be left out.',
  sections: [
    { title: 'The hooks', id: 'hooks', words: hookTable(), entries: [] },
    section({ name: 'Plugin', title: 'A plug-in' }),
    section({ name: 'PluginMarkdown', title: 'What it looks for in Markdown' }),
    section({
      name: 'PluginUnified',
      title: 'remark and rehype plug-ins',
      words:
        '[Remark and rehype plug-ins](../tutorial-extras/remark-rehype.md) explains their order and their cost.',
    }),
    section({ name: 'PluginInput', title: 'What it reads' }),
    section({ name: 'HeadTag', title: 'An element for the head' }),
    section({ name: 'OptionProblem', title: 'What `check` returns' }),
    section({ name: 'ReadContext', title: 'What `read` is given', ...given }),
    section({ name: 'PluginContent', title: 'What `read` returns' }),
    section({ name: 'GeneratedPage', title: 'A page of a plug-in' }),
    section({ name: 'SidebarBranch', title: 'A branch of a sidebar' }),
    section({ name: 'SidebarBadge', title: 'A badge of a sidebar link' }),
    section({ name: 'PublishedFile', title: 'A published file' }),
    section({ name: 'PluginContext', title: 'What the later hooks are given', ...given }),
    section({ name: 'Workers', title: 'The worker pool', ...given }),
    section({ name: 'Cache', title: 'The cache', ...given }),
    section({ name: 'FenceUse', title: 'A fence', ...given }),
    section({ name: 'FencesResult', title: 'What `resolveFences` returns' }),
    section({ name: 'DocumentInput', title: 'What `checkDocument` is given', ...given }),
    section({ name: 'DocumentParts', title: 'The parts of a document', ...given }),
    section({ name: 'DocumentResult', title: 'What `checkDocument` returns' }),
    section({ name: 'PluginDocument', title: 'A document in `assemble`', ...given }),
    section({ name: 'AssembleResult', title: 'What `assemble` returns' }),
    section({ name: 'SocialImageInput', title: 'What `socialImage` is given', ...given }),
    section({ name: 'SocialImageResult', title: 'What `socialImage` returns' }),
    section({ name: 'HtmlInput', title: 'What `transformHtml` is given', ...given }),
    section({ name: 'EmittedFiles', title: 'The files of `postBuild`', ...given }),
    section({ name: 'FinishedPage', title: 'A page in `postBuild`', ...given }),
    section({ name: 'PostBuildResult', title: 'What `postBuild` returns' }),
    section({ name: 'Diagnostic', title: 'A diagnostic' }),
  ],
};

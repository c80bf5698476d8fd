import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { HeadTag } from 'lectern/plugin';
import { definePlugin } from 'lectern/plugin';
import type { Rules } from './carry.js';
import { carry } from './carry.js';
import { stableClassNames } from './classes/stable-class-names.js';
import { admonitions, keywordsOf } from './map/admonitions.js';
import { colorThemeTag } from './map/color-theme.js';
import type { ParseFrontMatter } from './map/front-matter-parser.js';
import { frontMatterParser } from './map/front-matter-parser.js';
import { headTagsOf } from './map/head-tags.js';
import { infimaStyles } from './map/infima.js';
import { installedPrismTheme } from './map/installed-prism-theme.js';
import { lenient } from './map/lenient.js';
import { markdownRules } from './map/markdown.js';
import { mdx1Call } from './map/mdx1.js';
import { metaTagsOf } from './map/metadata.js';
import type { PluginCall } from './map/optional-plugins.js';
import { loadPlugin } from './map/optional-plugins.js';
import type { PluginEntry } from './map/plugins.js';
import { entriesOf, mapPlugins } from './map/plugins.js';
import type { PreprocessorOptions } from './map/preprocessor.js';
import { documentFolders, preprocessor, preprocessorOptions } from './map/preprocessor.js';
import { presetEntries } from './map/presets.js';
import { prismLanguagesCall } from './map/prism-languages.js';
import { prismThemeTag } from './map/prism-theme.js';
import { sitePath } from './map/site-path.js';
import { siteUrl } from './map/site-url.js';
import { mapThemeConfig, readableThemeConfig } from './map/theme-config.js';
import { themeMessages } from './messages/theme-messages.js';
import type { Note } from './notes.js';
import { repositoryRoot } from './read/repository-root.js';
import { clientModules } from './run/client-modules.js';
import { hasThemeModule } from './run/theme-path.js';
import type { Loose } from './values.js';
import { defined, isObject, listOf, objectOf, plainData, textOf } from './values.js';

interface Input {
  siteDir: string;
  written: Loose;
  note: Note;
}

/** A Lectern configuration, along with what `lectern migrate` needs to write it to a file. */
export interface Mapped {
  config: Loose;
  calls: readonly PluginCall[];
  headTags: readonly HeadTag[];
  readable: Loose;
  customCss: readonly string[];
}

export async function mapConfig({ siteDir, written, note }: Input): Promise<Mapped> {
  const entries = [
    ...presetEntries({ presets: written.presets, note }),
    ...entriesOf({ list: written.themes, at: 'themes', siteDir }),
    ...entriesOf({ list: written.plugins, at: 'plugins', siteDir }),
  ];
  const docsId = docsIds(entries);
  const base = `/${(textOf(written.baseUrl) ?? '/').split('/').filter(Boolean).join('/')}/`.replace(
    '//',
    '/',
  );
  const carried = await mapPlugins({ entries, siteDir, note, docsId, written });
  const codeColors = prismThemeTag({
    prism: objectOf(written.themeConfig).prism,
    defaultTheme: installedPrismTheme(siteDir),
  });
  const headTags = [
    colorThemeTag,
    ...(codeColors === undefined ? [] : [codeColors]),
    ...headTagsOf(written),
    ...metaTagsOf(objectOf(written.themeConfig).metadata),
    ...carried.headTags,
  ];
  const wantsMermaid = objectOf(written.markdown).mermaid === true;
  const mermaid = wantsMermaid ? await loadPlugin({ siteDir, name: 'mermaid', options: {} }) : undefined;
  if (wantsMermaid && mermaid === undefined)
    note({ key: 'markdown.mermaid', why: 'Diagrams need a plug-in.', instead: 'Install @lectern/mermaid.' });
  const main = carry({
    value: written,
    at: '',
    note,
    rules: rules({ note, losesPages: carried.losesPages }),
  });
  const calls = [
    // The blog preprocesses its posts itself, and the later plug-in takes precedence, so the preprocessor comes first.
    ...preprocessorCall({ siteDir, written, sources: carried.sources }),
    ...carried.plugins,
    ...admonitionsCall(entries),
    ...(mermaid === undefined ? [] : [mermaid]),
    ...clientModulesCall({ siteDir, written }),
    ...mdx1Call(siteDir),
    ...prismLanguagesCall({ siteDir, prism: objectOf(written.themeConfig).prism, note }),
    ...frontMatterCall(written),
    themeMessagesCall({ siteDir, written }),
    stableClassNamesCall({ plugins: carried.plugins, written }),
  ];
  const { customCss } = carried;
  const readable = readableThemeConfig(written.themeConfig);
  const added = Object.keys(readable).length === 0 ? {} : { themeConfig: readable };
  const config = {
    onBrokenAnchors: 'warn',
    linkedFiles: 'docusaurus',
    frontMatterDates: true,
    ...defined({ repositoryRoot: repositoryRoot(siteDir) }),
    ...main,
    // Docusaurus accepts the mistakes that these checks find, so the mistakes must not fail the build.
    checks: lenient,
    sources: carried.sources.filter((source) => hasFolder({ source, siteDir })),
    customCss: [...infimaStyles({ siteDir }), ...customCss],
    plugins: [...calls.map(({ plugin }) => plugin), definePlugin({ name: 'head-tags', headTags, ...added })],
    themeConfig: mapThemeConfig({
      themeConfig: written.themeConfig,
      note,
      docsId,
      base,
      hasOwnItems: hasThemeModule({ siteDir, name: 'NavbarItem/ComponentTypes' }),
    }),
  };
  return { config, calls, headTags, customCss, readable };
}

/** A docs instance that publishes only versions may lack the folder of the current one. */
function hasFolder({ source, siteDir }: { source: Loose; siteDir: string }): boolean {
  const versions = source.id === 'docs' ? 'versions.json' : `${String(source.id)}_versions.json`;
  return (
    existsSync(join(siteDir, String(source.path))) ||
    (source.type === 'docs' && existsSync(join(siteDir, versions)))
  );
}

function preprocessorCall({
  siteDir,
  written,
  sources,
}: Pick<Input, 'siteDir' | 'written'> & { sources: readonly Loose[] }): PluginCall[] {
  const options = preprocessorOptions({ siteDir, written });
  if (options === undefined) return [];
  const folders = documentFolders(sources).filter((folder) => existsSync(join(siteDir, folder)));
  const argument: PreprocessorOptions = { folders, ...options };
  return [
    {
      plugin: preprocessor(argument),
      name: 'preprocessor',
      from: '@lectern/docusaurus',
      argument: { ...argument },
    },
  ];
}

function themeMessagesCall({ siteDir, written }: Pick<Input, 'siteDir' | 'written'>): PluginCall {
  const argument = { siteDir, title: textOf(written.title) ?? '' };
  return { plugin: themeMessages(argument), name: 'themeMessages', from: '@lectern/docusaurus', argument };
}

function stableClassNamesCall({
  plugins,
  written,
}: Pick<Input, 'written'> & { plugins: readonly PluginCall[] }): PluginCall {
  const blogs = plugins.filter(({ name }) => name === 'blog').map(({ plugin }) => plugin.name);
  const navbarStyle = textOf(objectOf(objectOf(written.themeConfig).navbar).style);
  const footerStyle = textOf(objectOf(objectOf(written.themeConfig).footer).style);
  const argument = { blogs, ...defined({ navbarStyle, footerStyle }) };
  return {
    plugin: stableClassNames(argument),
    name: 'stableClassNames',
    from: '@lectern/docusaurus',
    argument,
  };
}

function admonitionsCall(entries: readonly PluginEntry[]): PluginCall[] {
  const types = [...new Set(entries.flatMap(({ options }) => keywordsOf(objectOf(options).admonitions)))];
  if (types.length === 0) return [];
  const argument = { types };
  return [{ plugin: admonitions(argument), name: 'admonitions', from: '@lectern/docusaurus', argument }];
}

function frontMatterCall({ markdown }: Loose): PluginCall[] {
  const parse = objectOf(markdown).parseFrontMatter;
  if (typeof parse !== 'function') return [];
  const argument = { parseFrontMatter: parse as ParseFrontMatter };
  const plugin = frontMatterParser(argument);
  return [{ plugin, name: 'frontMatterParser', from: '@lectern/docusaurus', argument }];
}

function clientModulesCall({ siteDir, written }: Pick<Input, 'siteDir' | 'written'>): PluginCall[] {
  const given = listOf(written.clientModules).filter(
    (module): module is string => typeof module === 'string',
  );
  if (given.length === 0) return [];
  const modules = given.map((module) =>
    isAbsolute(module) ? `./${sitePath({ siteDir, path: module })}` : module,
  );
  const argument = { siteDir, modules };
  return [{ plugin: clientModules(argument), name: 'clientModules', from: '@lectern/docusaurus', argument }];
}

/** The plug-in instance without an ID becomes the source `docs`, unless another instance has that ID. */
function docsIds(entries: readonly PluginEntry[]): (id: string) => string {
  const ids = entries.map(({ options }) => textOf(objectOf(options).id));
  const main = ids.includes('docs') ? 'default' : 'docs';
  return (id) => (id === 'default' ? main : id);
}

const deploy = {
  why: 'Only `docusaurus deploy` uses this key.',
  instead: 'Publish the output folder with your host’s tools.',
};

function rules({ note, losesPages }: { note: Note; losesPages: boolean }): Rules {
  return {
    title: 'same',
    tagline: 'same',
    url: (url) => ({ url: siteUrl(String(url)) }),
    baseUrl: 'same',
    favicon: 'same',
    trailingSlash: (value) => (typeof value === 'boolean' ? { trailingSlash: value } : {}),
    titleDelimiter: 'same',
    noIndex: 'same',
    organizationName: 'same',
    projectName: 'same',
    staticDirectories: 'same',
    customFields: (fields) => ({ customFields: plainData(fields) ?? {} }),
    i18n: (i18n) => ({ i18n: mapI18n({ i18n, note }) }),
    onBrokenLinks: (policy) => ({ onBrokenLinks: losesPages ? 'warn' : policyOf(policy) }),
    onBrokenAnchors: (policy) => ({ onBrokenAnchors: policyOf(policy) }),
    onBrokenMarkdownLinks: 'built-in',
    onDuplicateRoutes: 'built-in',
    baseUrlIssueBanner: 'built-in',
    presets: 'built-in',
    themes: 'built-in',
    plugins: 'built-in',
    themeConfig: 'built-in',
    headTags: 'built-in',
    scripts: 'built-in',
    stylesheets: 'built-in',
    markdown: (markdown) => carry({ value: markdown, at: 'markdown', note, rules: markdownRules(note) }),
    future: {
      why: 'These flags change how Docusaurus itself works.',
      instead: 'No action needed.',
    },
    clientModules: 'built-in',
    deploymentBranch: deploy,
    githubHost: deploy,
    githubPort: deploy,
    storage: {
      why: 'Lectern uses its own key names in the browser’s storage.',
      instead: 'No action needed.',
    },
    ssrTemplate: {
      why: 'Lectern’s theme generates the HTML document.',
      instead: 'Add elements to the head with `headTags`.',
    },
    webpack: { why: 'Lectern doesn’t use webpack.', instead: 'No action needed.' },
  };
}

function policyOf(policy: unknown): string {
  return policy === 'throw' || policy === 'ignore' ? policy : 'warn';
}

function mapI18n({ i18n, note }: { i18n: unknown; note: Note }): Loose {
  const { defaultLocale, locales, localeConfigs, path } = objectOf(i18n);
  if (path !== undefined && path !== 'i18n')
    note({
      key: 'i18n.path',
      why: 'Lectern reads translations only from the i18n folder.',
      instead: 'Rename the folder to i18n.',
    });
  const first = textOf(defaultLocale) ?? 'en';
  const all = listOf(locales).filter((locale): locale is string => typeof locale === 'string');
  const known = all.length === 0 ? [first] : all;
  const configs = Object.entries(objectOf(localeConfigs))
    .filter(([locale, config]) => known.includes(locale) && isObject(config))
    .map(([locale, config]) => {
      const { label, direction, htmlLang, calendar } = objectOf(config);
      return [locale, defined({ label, direction, htmlLang, calendar })];
    });
  return { defaultLocale: first, locales: known, localeConfigs: Object.fromEntries(configs) };
}

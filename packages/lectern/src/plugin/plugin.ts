import type { Cache } from '../cache/cache.js';
import type { SiteConfig } from '../config/schema/index.js';
import type { PlaceInConfig, ReadOptions } from '../content/reader-types.js';
import type { ComponentUse, CspSources, HeadTag, MarkdownDocument, SourceContent } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Explanations } from '../diagnostics/explanations/types.js';
import type { DirectiveUse, DocumentParts, FenceUse, Heading, IdUse, Reference } from '../markdown/types.js';
import type { UnifiedPlugins } from '../markdown/unified/types.js';
import type { OutputInput, PostBuildResult } from './output-hooks.js';
import type { HtmlInput, PostBuildInput, SocialImageInput, SocialImageResult } from './page-hooks.js';
import type { FrontMatterInput, FrontMatterResult, OptionProblem } from './source-hooks.js';
import type { HtmlToMarkdownRule, LinkTarget, PluginBundler, Workers } from './types.js';

/**
 * An extension of Lectern: an object with a name and the hooks that it needs. Everything that a hook returns is plain
 * data (JSON-serializable), because it crosses threads and is part of cache keys: a page is rendered again when what
 * it shows has changed. The built-in docs, pages and search use the same interface.
 *
 * Hooks run in this order: `check`, `frontMatter`, `read`, `assemble`, `resolveFences`, `checkDocument`, then for each
 * page `socialImage` and `transformHtml`, and `postBuild` and `transformOutput` at the end. The dev server runs them
 * for the pages that are requested.
 */
export interface Plugin {
  /** Unique name of the plug-in. Messages show it, and its pages, sidebars, and translations belong to it. */
  name: string;
  /** Name of the plug-in's pages in the search and in lists; default: the name of the plug-in. */
  label?: string | undefined;
  /** Explanations of the plug-in's diagnostics, by code. `lectern explain` prints them. */
  explanations?: Explanations | undefined;
  /** Messages of the plug-in's components in English, by ID. Sites translate them in `i18n/<locale>/code.json`. */
  messages?: Readonly<Record<string, string>> | undefined;
  /** Translations included in the plug-in, by locale and then by ID. Translations of the site override them. */
  translations?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Additions to Markdown, as plain data, because documents are compiled in threads. */
  markdown?: PluginMarkdown | undefined;
  /** How the plug-in's elements are converted to Markdown, by class name. */
  htmlToMarkdown?: Readonly<Record<string, HtmlToMarkdownRule>> | undefined;
  /** Elements to add to the head of every page. */
  headTags?: readonly HeadTag[] | undefined;
  /**
   * Absolute paths of modules that run in the browser on every page. Their default export is called once; after a
   * navigation, the event `lectern:page` announces the next page.
   */
  scripts?: readonly string[] | undefined;
  /** Absolute paths of style sheets for every page. They come before the site's `customCss`. */
  styles?: readonly string[] | undefined;
  /** JSON-serializable data that `useGlobalData` of `@docusaurus/useGlobalData` returns, by plug-in name and ID. */
  globalData?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
  /** Bundler settings for the components and style sheets of the site. */
  bundler?: PluginBundler | undefined;
  /** Sources that the content security policy must allow on every page. */
  csp?: CspSources | undefined;
  /** Files and folders that the plug-in reads. No build writes to them. */
  inputs?: readonly PluginInput[] | undefined;
  /** Checks the plug-in's options. Called once, when the configuration is read. */
  check?(): readonly OptionProblem[];
  /**
   * Returns the front matter to use for a document instead of the file's own, or undefined to use the file's. Called
   * for each Markdown file of a source before anything else is known about it. If several plug-ins have this hook, the
   * first result is used.
   */
  frontMatter?(input: FrontMatterInput): FrontMatterResult | Promise<FrontMatterResult>;
  /** Returns pages, sidebars, and data. Called once for each locale, and again when a watched file changes. */
  read?(context: ReadContext): PluginContent | Promise<PluginContent>;
  /** Returns the content of a document's fences. Called for each document that has any. */
  resolveFences?(input: FencesInput): FencesResult | Promise<FencesResult>;
  /**
   * Checks a document. Returns the link targets of its inline code, and the content of its text directives. Called for
   * each document of a build, and in the dev server for those of the requested page. Needs `parts` or `textDirectives`
   * in `markdown`.
   */
  checkDocument?(input: DocumentInput): DocumentResult | Promise<DocumentResult>;
  /** Resolves the IDs and directives of all documents. Called once per locale, after all documents are compiled. */
  assemble?(input: AssembleInput): AssembleResult | Promise<AssembleResult>;
  /** Returns the social image of a page without its own. Synchronous, because it is called for every page. */
  socialImage?(input: SocialImageInput): SocialImageResult | undefined;
  /**
   * Changes the HTML of a finished page. It runs on the main thread for each page that is rendered, so a slow
   * transform slows down every cold build.
   */
  transformHtml?(input: HtmlInput): string | Promise<string>;
  /** Called after every page of a locale is rendered, before anything is published. Can add files. */
  postBuild?(input: PostBuildInput): PostBuildResult | Promise<PostBuildResult>;
  /**
   * Changes the finished site as a folder. Called once for all locales, when every file is written and before anything
   * is published. The site is copied for this, which takes time, so prefer `postBuild` or `transformHtml`.
   */
  transformOutput?(input: OutputInput): PostBuildResult | Promise<PostBuildResult>;
}

/** A file or folder that a plug-in reads. */
export interface PluginInput {
  /** A path or a glob pattern, relative to the site's folder. For a pattern, its base folder is checked. */
  path: string;
  /** The type of the path. A build never writes to such a folder or deletes files in it. */
  kind: 'file' | 'folder';
  /** How error messages refer to it: `the folder of the test results`. */
  what: string;
}

/** The input of `read`. */
export interface ReadContext extends ReadOptions {
  /**
   * Returns the text of a file of the site, which is watched from then on.
   * @param file - Path relative to the site's folder.
   * @throws LecternError if the file cannot be read.
   */
  readFile: (file: string) => string;
  /** Returns a message of the plug-in in the site's language, with each `{name}` replaced by its value. */
  message: (id: string, values?: Readonly<Record<string, string>>) => string;
}

/** The result of `read`. Missing properties are empty. */
export type PluginContent = Partial<Omit<SourceContent, 'id'>>;

/** Additions to Markdown. Components are given by their module, as in `ComponentUse`. */
export interface PluginMarkdown {
  /**
   * IDs in documents, as a regular expression that matches a whole ID, such as `TERM-[a-z]+`. In prose, IDs become
   * links. A heading that starts with an ID and a colon gets the ID, in lower case, as its anchor.
   */
  ids?: string | undefined;
  /** Leaf directives (`::name{key=value}`) by name, each with the module whose default export shows it. */
  directives?: Readonly<Record<string, string>> | undefined;
  /** Names of text directives (`:name[content]`). `checkDocument` returns their content; inline code is kept. */
  textDirectives?: readonly string[] | undefined;
  /** Whether `checkDocument` gets the inline code, code blocks, and prose of documents. */
  parts?: boolean | undefined;
  /** Languages of code fences, each with the module whose default export shows it. See `resolveFences`. */
  fences?: Readonly<Record<string, string>> | undefined;
  /** Components that documents can use without an import, by name, each as the module that exports it by default. */
  components?: Readonly<Record<string, string>> | undefined;
  /**
   * remark, rehype, and recma plug-ins for documents of some sources. These documents are compiled by `@mdx-js/mdx`, which
   * takes about fifty times as long as the native compiler; the build says how long it took.
   */
  unified?: PluginUnified | undefined;
}

/** remark, rehype, and recma plug-ins, and the sources they apply to. */
export interface PluginUnified extends UnifiedPlugins {
  /** IDs of the sources, including names of plug-ins that read documents, or `all` for every source. */
  sources: 'all' | readonly string[];
}

/** The context of hooks that run after the sources are read. */
export interface PluginContext {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The locale of this build. */
  locale: string;
  /** The configuration of the site, with every default. */
  config: SiteConfig;
  /** Returns a message of the plug-in in the site's language, with each `{name}` replaced by its value. */
  message: (id: string, values?: Readonly<Record<string, string>>) => string;
  /** Returns the URL of a page or a heading, including the base path. */
  href: (target: LinkTarget) => string;
  /** The content of all plug-ins and sources, including this plug-in. */
  contents: readonly SourceContent[];
  /** Locates a key of the plug-in's options in the configuration, for diagnostics. */
  placeInConfig: PlaceInConfig;
  /** The cache, which keeps results between builds. */
  cache: Cache;
  /** The pool of worker threads. */
  workers: Workers;
}

/** The input of `resolveFences`. */
export interface FencesInput extends PluginContext {
  /** The document, relative to the site's folder. */
  file: string;
  /** Fences of the document in the plug-in's languages. */
  fences: readonly FenceUse[];
}

/** The result of `resolveFences`. */
export interface FencesResult {
  /** Content of each fence, by its key. A fence without an entry shows nothing. */
  fences: ReadonlyMap<string, FenceContent>;
  /** Problems in the fences. */
  diagnostics?: readonly Diagnostic[] | undefined;
}

/** Props for the fence's component, or a fence in another language that replaces it. */
export type FenceContent =
  | { props: object }
  | {
      language: string;
      code: string;
      title?: string | undefined;
      /** A description of what the fence shows, in a sentence or two. */
      description?: string | undefined;
      /** A text version of the content. */
      alternative?: ComponentUse | undefined;
    };

/** The input of `checkDocument`. */
export interface DocumentInput extends PluginContext {
  /** The document, relative to the site's folder. */
  file: string;
  /** The page of the document; absent for a document that pages only import. */
  page?: MarkdownDocument | undefined;
  /** Hash of all inputs of the compiled document: a cache key for results that depend on nothing else. */
  key: string;
  /** URLs in the document, with their locations. */
  links: readonly Pick<Reference, 'url' | 'line' | 'column'>[];
  /** Inline code, code blocks, prose, and the plug-in's text directives in the document. */
  parts: DocumentParts;
}

/** The result of `checkDocument`. */
export interface DocumentResult {
  /** Links of inline code, by token. Code without an entry isn't linked. */
  links?: ReadonlyMap<string, IdTarget> | undefined;
  /** Content of text directives, by token. A directive without an entry shows nothing. */
  texts?: ReadonlyMap<string, string> | undefined;
  /** How often something was checked or skipped, by label. The build prints the totals. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** Claims that `lectern check --claims` lists. */
  claims?: readonly Claim[] | undefined;
  /** Problems in the document. */
  diagnostics?: readonly Diagnostic[] | undefined;
}

/** A statement in a document, such as a number with a unit, and what supports it. */
export interface Claim {
  /** Path of the document, relative to the site's folder. */
  file: string;
  line: number;
  column: number;
  /** Text of the claim, as written: `200 ms`. */
  text: string;
  /** Basis of the claim, or `unreviewed`. */
  basis: string;
}

/** The input of `assemble`. */
export interface AssembleInput extends PluginContext {
  /** Documents that contain something for the plug-in. */
  texts: readonly PluginDocument[];
}

/** A document, as `assemble` sees it. */
export interface PluginDocument {
  /** Path relative to the site's folder. */
  file: string;
  /** Route of the document's page. */
  route: string;
  /** ID of the page's source. */
  source: string;
  /** Name of the page's version; `current` for a source without versions. */
  version: string;
  /** Whether it is the current version of its source, or the only one. */
  isCurrent: boolean;
  /** Headings of the document, in order. */
  headings: readonly Heading[];
  /** Uses of the plug-in's IDs in the document. */
  ids: readonly IdUse[];
  /** Uses of the plug-in's directives in the document. */
  directives: readonly DirectiveUse[];
}

/** The result of `assemble`. Pages that show a part of it are rendered again when it changes. */
export interface AssembleResult {
  /** Target of each ID, by token. An ID without an entry stays plain text. */
  ids?: ReadonlyMap<string, IdTarget> | undefined;
  /** JSON-serializable props of directives, by the key of each use. */
  directives?: ReadonlyMap<string, object> | undefined;
  /** JSON-serializable additional props for the components of pages, by route. */
  pages?: ReadonlyMap<string, object> | undefined;
  /** JSON-serializable data that `usePluginData` returns in the plug-in's components, on pages that use one of them. */
  data?: unknown;
  /** Problems in the documents. */
  diagnostics?: readonly Diagnostic[] | undefined;
}

/** The target of an ID. */
export interface IdTarget extends LinkTarget {
  /** A description of the ID, which is the tooltip of its link. */
  title?: string | undefined;
}

/**
 * Gives a plug-in its types, and returns it unchanged.
 * @example
 * export const team = definePlugin({ name: 'team', read: () => ({ pages: [] }) });
 */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}

/** Returns the plug-ins of a configuration. */
export function pluginsOf({ plugins }: Pick<SiteConfig, 'plugins'>): Plugin[] {
  // The schema checks that hooks are functions. TypeScript checks their parameters at the definition of a plug-in.
  return plugins as Plugin[];
}

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
 * What extends Lectern: an object with a name and the hooks that it needs. Everything that a hook returns is plain data
 * (JSON-serializable), because it crosses threads and is part of cache keys: a page is rendered again when what it shows
 * has changed. The built-in docs, pages and search use the same interface.
 *
 * Hooks run in this order: `check`, `frontMatter`, `read`, `assemble`, `resolveFences`, `checkDocument`, then for each page `socialImage` and
 * `transformHtml`, and `postBuild` and `transformOutput` at the end. The dev server runs them for the pages that are requested.
 */
export interface Plugin {
  /** The unique name of the plug-in. Messages show it, and its pages, sidebars and translations belong to it. */
  name: string;
  /** The name of its pages in the search and in lists. Default: the name of the plug-in. */
  label?: string | undefined;
  /** Explanations of its diagnostics, by code. `lectern explain` prints them. */
  explanations?: Explanations | undefined;
  /** Strings of its components in English, by ID. Sites translate them in `i18n/<locale>/code.json`. */
  messages?: Readonly<Record<string, string>> | undefined;
  /** Translations included in the plug-in: by locale, then by ID. Translations of the site override them. */
  translations?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** What it adds to Markdown: plain data, because documents are compiled in threads. */
  markdown?: PluginMarkdown | undefined;
  /** The Markdown version of its elements, by class name. */
  htmlToMarkdown?: Readonly<Record<string, HtmlToMarkdownRule>> | undefined;
  /** Elements that are added to the head of every page. */
  headTags?: readonly HeadTag[] | undefined;
  /**
   * Modules that run in the browser on every page: absolute paths. Their default export is called once; after a
   * navigation, the event `lectern:page` announces the next page.
   */
  scripts?: readonly string[] | undefined;
  /** Style sheets of every page: absolute paths. They come before the site's `customCss`. */
  styles?: readonly string[] | undefined;
  /** What `useGlobalData` of `@docusaurus/useGlobalData` returns, by plug-in name and ID. JSON-serializable. */
  globalData?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
  /** Bundler settings for the components and style sheets of the site. */
  bundler?: PluginBundler | undefined;
  /** Sources that the content security policy must allow on every page. */
  csp?: CspSources | undefined;
  /** Files and folders that it reads. No build writes to them. */
  inputs?: readonly PluginInput[] | undefined;
  /** Checks the options of the plug-in. Called once, when the configuration is read. */
  check?(): readonly OptionProblem[];
  /**
   * Returns the front matter to use for a document instead of the file's own, or undefined to use the file's. Called for
   * each Markdown file of a source before anything else is known about it. If several plug-ins have this hook, the first
   * result counts.
   */
  frontMatter?(input: FrontMatterInput): FrontMatterResult | Promise<FrontMatterResult>;
  /** Returns pages, sidebars, and data. Called once for each locale, and again when something it watches changes. */
  read?(context: ReadContext): PluginContent | Promise<PluginContent>;
  /** Returns what the fences of one document show. Called for each document that has any. */
  resolveFences?(input: FencesInput): FencesResult | Promise<FencesResult>;
  /**
   * Checks what one document says. Returns the link targets of its inline code, and the content of its text directives.
   * Called for each document of a build, and for those of the requested page in the dev server. Needs `parts` or
   * `textDirectives` in `markdown`.
   */
  checkDocument?(input: DocumentInput): DocumentResult | Promise<DocumentResult>;
  /** Resolves the IDs and directives of all documents. Called once per locale, after all are compiled. */
  assemble?(input: AssembleInput): AssembleResult | Promise<AssembleResult>;
  /** The social image of a page without its own. Synchronous, because it is called for every page. */
  socialImage?(input: SocialImageInput): SocialImageResult | undefined;
  /**
   * Changes the HTML of a finished page. Runs on the main thread for each page that is rendered, so a slow transform
   * slows down every cold build.
   */
  transformHtml?(input: HtmlInput): string | Promise<string>;
  /** Called after every page of a locale is rendered, before anything is published. Can add files. */
  postBuild?(input: PostBuildInput): PostBuildResult | Promise<PostBuildResult>;
  /**
   * Changes the finished site as a folder. Called once for all locales, when every file is written and before anything is
   * published. Copying the site for it takes time, so prefer `postBuild` or `transformHtml`.
   */
  transformOutput?(input: OutputInput): PostBuildResult | Promise<PostBuildResult>;
}

/** A file or folder that a plug-in reads. */
export interface PluginInput {
  /** A path or a glob pattern, relative to the site folder. For a pattern, its base folder is checked. */
  path: string;
  /** The type of the path. A build never writes to such a folder or deletes files in it. */
  kind: 'file' | 'folder';
  /** What error messages call it: `the folder of the test results`. */
  what: string;
}

/** The input of `read`. */
export interface ReadContext extends ReadOptions {
  /**
   * The text of a file of the site, which is watched from then on.
   * @param file - Relative to the site's folder.
   * @throws LecternError if it cannot be read.
   */
  readFile: (file: string) => string;
  /** A string of the plug-in in the language of the site, with `{name}` replaced by its value. */
  message: (id: string, values?: Readonly<Record<string, string>>) => string;
}

/** The result of `read`. Missing properties are empty. */
export type PluginContent = Partial<Omit<SourceContent, 'id'>>;

/** What a plug-in adds to Markdown. Components are given by their module, as in `ComponentUse`. */
export interface PluginMarkdown {
  /**
   * IDs in documents: a regular expression that matches a whole ID, such as `TERM-[a-z]+`. In prose, IDs
   * become links; a heading that starts with an ID and a colon gets it as its anchor, in lower case.
   */
  ids?: string | undefined;
  /** Leaf directives (`::name{key=value}`) by name, with the module whose default export shows each. */
  directives?: Readonly<Record<string, string>> | undefined;
  /** Text directives (`:name[content]`) by name. `checkDocument` returns what each shows; inline code in it is kept. */
  textDirectives?: readonly string[] | undefined;
  /** Whether `checkDocument` gets the inline code, code blocks, and prose of documents. */
  parts?: boolean | undefined;
  /** Languages of code fences, with the module whose default export shows each. See `resolveFences`. */
  fences?: Readonly<Record<string, string>> | undefined;
  /** Components that documents can use without an import: by name, each with the module whose default export it is. */
  components?: Readonly<Record<string, string>> | undefined;
  /**
   * remark, rehype, and recma plug-ins for documents of some sources. These documents are compiled by `@mdx-js/mdx`, which
   * takes about fifty times as long as the native compiler; the build says how long it took.
   */
  unified?: PluginUnified | undefined;
}

/** remark, rehype, and recma plug-ins, and the sources they apply to. */
export interface PluginUnified extends UnifiedPlugins {
  /** The IDs of sources, including names of plug-ins that read documents, or all of them. */
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
  /** A string in the language of the site, with `{name}` replaced by its value. */
  message: (id: string, values?: Readonly<Record<string, string>>) => string;
  /** The URL of a page or a heading, base path included. */
  href: (target: LinkTarget) => string;
  /** The content of all plug-ins and sources, including this plug-in. */
  contents: readonly SourceContent[];
  /** Where a key of the plug-in's options is in the configuration, for diagnostics. */
  placeInConfig: PlaceInConfig;
  /** Results that are kept between builds. */
  cache: Cache;
  /** The pool of worker threads. */
  workers: Workers;
}

/** The input of `resolveFences`. */
export interface FencesInput extends PluginContext {
  /** The document, relative to the site's folder. */
  file: string;
  /** Its fences in the plug-in's languages. */
  fences: readonly FenceUse[];
}

/** What `resolveFences` returns. */
export interface FencesResult {
  /** What each fence shows, by its key. A fence without an entry shows nothing. */
  fences: ReadonlyMap<string, FenceContent>;
  /** Diagnostics of the fences. */
  diagnostics?: readonly Diagnostic[] | undefined;
}

/** The props of the fence's component, or a fence of another language that replaces it. */
export type FenceContent =
  | { props: object }
  | {
      language: string;
      code: string;
      title?: string | undefined;
      /** What it shows, in a sentence or two. */
      description?: string | undefined;
      /** A text version of the content. */
      alternative?: ComponentUse | undefined;
    };

/** The input of `checkDocument`. */
export interface DocumentInput extends PluginContext {
  /** The document, relative to the site's folder. */
  file: string;
  /** The page that shows it; absent for a document that pages only import. */
  page?: MarkdownDocument | undefined;
  /** Hash of everything the document was compiled from: a cache key for results that depend on nothing else. */
  key: string;
  /** URLs in the document, with their locations. */
  links: readonly Pick<Reference, 'url' | 'line' | 'column'>[];
  /** Its inline code, code blocks, prose, and the plug-in's text directives. */
  parts: DocumentParts;
}

/** What `checkDocument` returns. */
export interface DocumentResult {
  /** The links of inline code, by token; code without an entry isn't linked. */
  links?: ReadonlyMap<string, IdTarget> | undefined;
  /** What text directives show, by token; one without an entry shows nothing. */
  texts?: ReadonlyMap<string, string> | undefined;
  /** How often something was checked or skipped, by label. The build prints the sums. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** The claims that `lectern check --claims` lists. */
  claims?: readonly Claim[] | undefined;
  /** Diagnostics of the document. */
  diagnostics?: readonly Diagnostic[] | undefined;
}

/** A statement in a document, such as a number with a unit, and what supports it. */
export interface Claim {
  /** Relative to the site's folder. */
  file: string;
  line: number;
  column: number;
  /** As written: `200 ms`. */
  text: string;
  /** What supports it, or `unreviewed`. */
  basis: string;
}

/** The input of `assemble`. */
export interface AssembleInput extends PluginContext {
  /** The documents that contain something for the plug-in. */
  texts: readonly PluginDocument[];
}

/** A document, as `assemble` sees it. */
export interface PluginDocument {
  /** Path relative to the site's folder. */
  file: string;
  /** The page that shows it. */
  route: string;
  /** ID of the source of that page. */
  source: string;
  /** Name of its version; `current` for a source without versions. */
  version: string;
  /** The current version of its source, or the only one. */
  isCurrent: boolean;
  /** Its headings, in order. */
  headings: readonly Heading[];
  /** The plug-in's IDs in it. */
  ids: readonly IdUse[];
  /** The plug-in's directives in it. */
  directives: readonly DirectiveUse[];
}

/** The result of `assemble`. It is part of the pages that show it: when it changes, they are rendered again. */
export interface AssembleResult {
  /** The target of each ID, by token; an ID without an entry stays plain text. */
  ids?: ReadonlyMap<string, IdTarget> | undefined;
  /** The props of directives, by the key of each use. JSON-serializable. */
  directives?: ReadonlyMap<string, object> | undefined;
  /** Additional props for the components of pages, by route. JSON-serializable. */
  pages?: ReadonlyMap<string, object> | undefined;
  /** What `usePluginData` returns in the plug-in's components, on pages that use one of them. JSON-serializable. */
  data?: unknown;
  /** Diagnostics of the documents. */
  diagnostics?: readonly Diagnostic[] | undefined;
}

/** The target of an ID. */
export interface IdTarget extends LinkTarget {
  /** What the ID stands for: the tooltip of the link. */
  title?: string | undefined;
}

/**
 * Gives a plug-in its types; returns what it was given.
 * @example
 * export const team = definePlugin({ name: 'team', read: () => ({ pages: [] }) });
 */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}

/** The plug-ins of a configuration. */
export function pluginsOf({ plugins }: Pick<SiteConfig, 'plugins'>): Plugin[] {
  // The schema checks that hooks are functions. TypeScript checks their parameters where a plug-in is defined.
  return plugins as Plugin[];
}

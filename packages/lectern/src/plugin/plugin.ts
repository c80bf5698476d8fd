import type { Cache } from '../cache/cache.js';
import type { SiteConfig } from '../config/schema/index.js';
import type { PlaceInConfig, ReadOptions } from '../content/reader-types.js';
import type { ComponentUse, CspSources, HeadTag, MarkdownDocument, SourceContent } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Explanations } from '../diagnostics/explanations/types.js';
import type { DirectiveUse, DocumentParts, FenceUse, Heading, IdUse, Reference } from '../markdown/types.js';
import type { UnifiedPlugins } from '../markdown/unified/types.js';
import type { HtmlInput, PostBuildInput, SocialImageInput, SocialImageResult } from './page-hooks.js';
import type { HtmlToMarkdownRule, LinkTarget, PluginBundler, Workers } from './types.js';

/**
 * What extends Lectern: an object with a name and the hooks that it needs. Everything that a hook returns is plain data
 * (JSON-serializable), because it crosses threads and is part of cache keys: a page is rendered again when what it shows
 * has changed. The built-in docs, pages and search use the same interface.
 *
 * Hooks run in this order: `check`, `read`, `assemble`, `resolveFences`, `checkDocument`, then for each page `socialImage` and
 * `transformHtml`, and `postBuild` at the end. The dev server runs them for the pages that are requested.
 */
export interface Plugin {
  /** Unique in the site: messages name the plug-in, and its pages, sidebars and translations belong to it. */
  name: string;
  /** What the search and lists of pages call its pages; default: the name. */
  label?: string | undefined;
  /** What the codes of its diagnostics mean: `lectern explain` prints it. */
  explanations?: Explanations | undefined;
  /** Text of its components in English, by id. Sites translate them in `i18n/<locale>/code.json`. */
  messages?: Readonly<Record<string, string>> | undefined;
  /** Translations that come with the plug-in: by locale, then by id. Those of the site win. */
  translations?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** What it looks for in Markdown: plain data, because documents are compiled in threads. */
  markdown?: PluginMarkdown | undefined;
  /** The Markdown version of its elements, by class name. */
  htmlToMarkdown?: Readonly<Record<string, HtmlToMarkdownRule>> | undefined;
  /** Elements that are added to the head of every page. */
  headTags?: readonly HeadTag[] | undefined;
  /**
   * Modules that run in the browser on every page: absolute paths. Their default export is called once; after a navigation,
   * the event `lectern:page` tells of the next page.
   */
  scripts?: readonly string[] | undefined;
  /** Style sheets of every page: absolute paths. They come before `customCss` of the site. */
  styles?: readonly string[] | undefined;
  /** What `useGlobalData` of `@docusaurus/useGlobalData` returns: by name of a plug-in and its id. JSON-serializable. */
  globalData?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
  /** What the bundler needs to know to read the components and style sheets of the site. */
  bundler?: PluginBundler | undefined;
  /** What the content security policy has to allow on every page, whatever its content. */
  csp?: CspSources | undefined;
  /** Files and folders that it reads. No build writes to them. */
  inputs?: readonly PluginInput[] | undefined;
  /** Checks the options that the plug-in was given; called once, when the configuration is read. */
  check?(): readonly OptionProblem[];
  /** Returns pages, sidebars, and data. Called once for each locale, and again when something it watches changes. */
  read?(context: ReadContext): PluginContent | Promise<PluginContent>;
  /** Returns what the fences of one document show. Called for each document that has any. */
  resolveFences?(input: FencesInput): FencesResult | Promise<FencesResult>;
  /**
   * Checks what one document says, and returns what its inline code links to and its text directives show. Called for each
   * document of a build, and for those of the requested page in the dev server. Needs `parts` or `textDirectives` in
   * `markdown`.
   */
  checkDocument?(input: DocumentInput): DocumentResult | Promise<DocumentResult>;
  /** Resolves IDs and directives of all documents. Called once for each locale, when all documents are compiled. */
  assemble?(input: AssembleInput): AssembleResult | Promise<AssembleResult>;
  /** The image for links to a page that names none. Synchronous, because it is called for every page. */
  socialImage?(input: SocialImageInput): SocialImageResult | undefined;
  /**
   * Changes the HTML of a finished page. Runs on the main thread for each page that is rendered, so a slow transform
   * slows down every cold build.
   */
  transformHtml?(input: HtmlInput): string | Promise<string>;
  /** Called when every page of a locale is rendered, before anything is published. May add files. */
  postBuild?(input: PostBuildInput): PostBuildResult | Promise<PostBuildResult>;
}

/** A file or folder that a plug-in reads. */
export interface PluginInput {
  /** Relative to the site's folder; a pattern stands for the folder that it starts from. */
  path: string;
  /** What the path is; a build never deletes what is in such a folder, or writes there. */
  kind: 'file' | 'folder';
  /** What errors call it: `the folder of the test results`. */
  what: string;
}

/** A mistake in the options of a plug-in. */
export interface OptionProblem {
  /** Keys that lead to it, from the options: `['tests', 0]`. */
  path: readonly PropertyKey[];
  /** What was found and what was expected, without the path. */
  message: string;
  /** Default: `invalid-config`. */
  code?: string | undefined;
}

/** What `read` is given. */
export interface ReadContext extends ReadOptions {
  /**
   * The text of a file of the site, which is watched from then on.
   * @param file - Relative to the site's folder.
   * @throws LecternError where it cannot be read.
   */
  readFile: (file: string) => string;
  /** A message of the plug-in in the language of the site, with `{name}` replaced by its value. */
  message: (id: string, values?: Readonly<Record<string, string>>) => string;
}

/** What `read` returns; what is missing is empty. */
export type PluginContent = Partial<Omit<SourceContent, 'id'>>;

/** What a plug-in looks for in Markdown. Components are named by their module, as in `ComponentUse`. */
export interface PluginMarkdown {
  /**
   * Words that are ids: the source of a regular expression for a whole one, such as `TERM-[a-z]+`. In prose they
   * become links; a heading that starts with one and a colon has it as its anchor, in lower case.
   */
  ids?: string | undefined;
  /** Leaf directives (`::name{key=value}`) by name, with the module whose default export shows each. */
  directives?: Readonly<Record<string, string>> | undefined;
  /** Text directives (`:name[content]`) by name. `checkDocument` returns what each shows; inline code in one stays. */
  textDirectives?: readonly string[] | undefined;
  /** Whether `checkDocument` gets the inline code, code blocks, and prose of documents. */
  parts?: boolean | undefined;
  /** Languages of code fences, with the module whose default export shows each. See `resolveFences`. */
  fences?: Readonly<Record<string, string>> | undefined;
  /** Components that documents use without an import, by name, with the module whose default export each is. */
  components?: Readonly<Record<string, string>> | undefined;
  /**
   * remark, rehype, and recma plug-ins for documents of some sources. These documents are compiled by `@mdx-js/mdx`, which
   * takes about fifty times as long as the native compiler; the build says how long it took.
   */
  unified?: PluginUnified | undefined;
}

/** remark, rehype, and recma plug-ins, and the documents that they process. */
export interface PluginUnified extends UnifiedPlugins {
  /** Ids of sources: those of the configuration, names of plug-ins that read documents, or all of them. */
  sources: 'all' | readonly string[];
}

/** What hooks receive that run when the sources are read. */
export interface PluginContext {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The language that is built. */
  locale: string;
  /** The configuration of the site, with every default. */
  config: SiteConfig;
  /** A message in the language of the site, with `{name}` replaced by its value. */
  message: (id: string, values?: Readonly<Record<string, string>>) => string;
  /** The URL of a page or a heading, base path included. */
  href: (target: LinkTarget) => string;
  /** What all plug-ins and sources have read, the plug-in's own content included. */
  contents: readonly SourceContent[];
  /** Where a key of the plug-in's options is in the configuration, for diagnostics. */
  placeInConfig: PlaceInConfig;
  /** Results that survive the build. */
  cache: Cache;
  /** The pool of worker threads. */
  workers: Workers;
}

/** What `resolveFences` is given. */
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
  /** Mistakes in the fences. */
  diagnostics?: readonly Diagnostic[] | undefined;
}

/** The props of the fence's component, or a fence of another language that takes its place. */
export type FenceContent =
  | { props: object }
  | {
      language: string;
      code: string;
      title?: string | undefined;
      /** What it shows, in a sentence or two. */
      description?: string | undefined;
      /** The same content in words. */
      alternative?: ComponentUse | undefined;
    };

/** What `checkDocument` is given. */
export interface DocumentInput extends PluginContext {
  /** The document, relative to the site's folder. */
  file: string;
  /** The page that shows it; absent for a document that pages only import. */
  page?: MarkdownDocument | undefined;
  /** Hash of all that the document was compiled from: a key for results that depend on nothing else. */
  key: string;
  /** URLs that writers wrote, with their places. */
  links: readonly Pick<Reference, 'url' | 'line' | 'column'>[];
  /** Its inline code, code blocks, prose, and the plug-in's text directives. */
  parts: DocumentParts;
}

/** What `checkDocument` returns. */
export interface DocumentResult {
  /** Where inline code leads, by token; one that is missing is not linked. */
  links?: ReadonlyMap<string, IdTarget> | undefined;
  /** What text directives show, by token; one that is missing shows nothing. */
  texts?: ReadonlyMap<string, string> | undefined;
  /** How often something was checked or left out: the build prints the sums, by the words that name each. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** What `lectern check --claims` lists. */
  claims?: readonly Claim[] | undefined;
  /** Mistakes in the document. */
  diagnostics?: readonly Diagnostic[] | undefined;
}

/** A statement of a document, such as a number with a unit, and what it is based on. */
export interface Claim {
  /** Relative to the site's folder. */
  file: string;
  line: number;
  column: number;
  /** As written: `200 ms`. */
  text: string;
  /** What it's based on, or `unreviewed`. */
  basis: string;
}

/** What `assemble` is given. */
export interface AssembleInput extends PluginContext {
  /** The documents in which there is something for the plug-in. */
  texts: readonly PluginDocument[];
}

/** A document, as far as a plug-in is concerned. */
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
  /** The IDs of the plug-in in it. */
  ids: readonly IdUse[];
  /** The directives of the plug-in in it. */
  directives: readonly DirectiveUse[];
}

/** What `assemble` returns. It is part of the pages that show it: they are rendered again when it changes. */
export interface AssembleResult {
  /** Where IDs lead, by the token of each use; one that is missing stays plain text. */
  ids?: ReadonlyMap<string, IdTarget> | undefined;
  /** The props of directives, by the key of each use. JSON-serializable. */
  directives?: ReadonlyMap<string, object> | undefined;
  /** What the components of pages receive besides their `props`, by route. JSON-serializable. */
  pages?: ReadonlyMap<string, object> | undefined;
  /** What `usePluginData` returns in the plug-in's components, on pages that use one of them. JSON-serializable. */
  data?: unknown;
  /** Mistakes in the documents. */
  diagnostics?: readonly Diagnostic[] | undefined;
}

/** Where an ID leads. */
export interface IdTarget extends LinkTarget {
  /** What it is the ID of: the tooltip of the link. */
  title?: string | undefined;
}

/** What `postBuild` returns. */
export interface PostBuildResult {
  /** Mistakes; an error ends the build before anything is published. */
  diagnostics?: readonly Diagnostic[] | undefined;
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
  // The schema has checked that hooks are functions; TypeScript checks what they take, where a plug-in is defined.
  return plugins as Plugin[];
}

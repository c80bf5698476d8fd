import type { Cache } from '../cache/cache.js';
import type { SiteConfig } from '../config/schema/index.js';
import type { ComponentUse } from '../content/component-use.js';
import type { LocationInConfig, ReadOptions } from '../content/reader-types.js';
import type { CspSources, HeadTag, SourceContent } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Explanations } from '../diagnostics/explanations/types.js';
import type { DirectiveUse, FenceUse, Heading, IdUse } from '../markdown/types.js';
import type { DocumentInput, DocumentResult } from './document-hooks.js';
import type { OutputInput, PostBuildResult } from './output-hooks.js';
import type { HtmlInput, PostBuildInput, SocialImageInput, SocialImageResult } from './page-hooks.js';
import type { PluginMarkdown } from './plugin-markdown.js';
import type { FrontMatterInput, FrontMatterResult, OptionProblem } from './source-hooks.js';
import type { HtmlToMarkdownRule, LinkTarget, PluginBundler, Workers } from './types.js';

/**
 * An extension of Lectern: an object with a name and the hooks that it needs. Hooks must return JSON-serializable data,
 * which is passed between threads and is part of cache keys: a page is rendered again whenever its data changes. The
 * built-in docs, pages, and search use the same interface.
 *
 * Hooks run in this order: `check`, `frontMatter`, `read`, `assemble`, `resolveFences`, `checkDocument`, `socialImage`
 * and `transformHtml` for each page, and `postBuild` and `transformOutput` at the end. The dev server runs them for
 * requested pages.
 */
export interface Plugin {
  /**
   * The plug-in's unique name, in lowercase letters, digits, and hyphens. Messages show it, and it identifies the
   * plug-in's pages, sidebars, and translations.
   */
  name: string;
  /** The name that search and lists show for the plug-in's pages. Default: the plug-in's name. */
  label?: string | undefined;
  /** Explanations of the plug-in's errors and warnings, by code. `lectern explain` prints them. */
  explanations?: Explanations | undefined;
  /** English strings for the plug-in's components, by ID. Sites translate them in `i18n/<locale>/code.json`. */
  messages?: Readonly<Record<string, string>> | undefined;
  /**
   * Translations of `messages`, by locale and ID. The site's translations override them. A function returns the
   * translations for one locale, and can override the site's translations.
   */
  translations?: Readonly<Record<string, Messages>> | ((input: TranslationsInput) => Messages) | undefined;
  /** The plug-in's additions to Markdown, as plain data, because documents are compiled in worker threads. */
  markdown?: PluginMarkdown | undefined;
  /**
   * How to convert the plug-in's HTML elements, by class name, for the Markdown version of a page. The value `skip`
   * leaves an element out, `bold` makes it a bold line, and `quote` makes it a block quote. With `parentheses`, it
   * follows the preceding text in parentheses. With `{ code: 'js' }`, its code blocks get that language.
   */
  htmlToMarkdown?: Readonly<Record<string, HtmlToMarkdownRule>> | undefined;
  /** Elements to add to the head of every page: `{ tagName: 'link', attributes: { rel: 'me', href: '…' } }`. */
  headTags?: readonly HeadTag[] | undefined;
  /**
   * Absolute paths of modules that run in the browser on every page. Each module's default export is called once. After
   * a navigation, the `lectern:page` event announces the new page.
   */
  scripts?: readonly string[] | undefined;
  /** Absolute paths of style sheets for every page. They come before the site's `customCss`. */
  styles?: readonly string[] | undefined;
  /** Data for `useGlobalData` from `@docusaurus/useGlobalData`, by plug-in name and ID. Must be JSON-serializable. */
  globalData?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
  /**
   * Keys that `useThemeConfig` from `@docusaurus/theme-common` returns in addition to the site's `themeConfig`. Must be
   * JSON-serializable.
   */
  themeConfig?: Readonly<Record<string, unknown>> | undefined;
  /** Bundler settings for the site's components and style sheets. */
  bundler?: PluginBundler | undefined;
  /**
   * Sources that the content security policy must allow on every page, by directive:
   * `{ 'img-src': ['https://images.example.org'] }`.
   */
  csp?: CspSources | undefined;
  /** Files and folders that the plug-in reads. Builds never write to them. */
  inputs?: readonly PluginInput[] | undefined;
  /** Checks the plug-in's options, and returns the errors. Called once, when Lectern reads the configuration. */
  check?(): readonly OptionProblem[];
  /**
   * Returns the front matter to use for a document, or undefined to use the front matter in the file. Called for each
   * Markdown file in a source, before Lectern parses the file. If several plug-ins return front matter, the first
   * result is used.
   */
  frontMatter?(input: FrontMatterInput): FrontMatterResult | Promise<FrontMatterResult>;
  /** Returns pages, sidebars, and data. Called once for each locale, and again when a watched file changes. */
  read?(context: ReadContext): PluginContent | Promise<PluginContent>;
  /**
   * Returns the content that the fences in a document show. Called for each document with fences in the plug-in's
   * languages.
   */
  resolveFences?(input: FencesInput): FencesResult | Promise<FencesResult>;
  /**
   * Checks a document's content. Returns the link targets of its inline code, and the content of its text directives. A
   * build calls this hook for each document, and the dev server for the documents on a requested page. Requires `parts`
   * or `textDirectives` in `markdown`.
   */
  checkDocument?(input: DocumentInput): DocumentResult | Promise<DocumentResult>;
  /**
   * Resolves the IDs and directives in all documents. Called once for each locale, after all documents have been
   * compiled.
   */
  assemble?(input: AssembleInput): AssembleResult | Promise<AssembleResult>;
  /**
   * Returns the social image of a page that doesn't have one. Must be synchronous, and should be fast, because it is
   * called for every page without an image.
   */
  socialImage?(input: SocialImageInput): SocialImageResult | undefined;
  /**
   * Changes a finished page's HTML. Runs on the main thread for each rendered page, so a slow function slows down every
   * cold build.
   */
  transformHtml?(input: HtmlInput): string | Promise<string>;
  /** Called after all pages in a locale have been rendered, and before anything is published. Can add files. */
  postBuild?(input: PostBuildInput): PostBuildResult | Promise<PostBuildResult>;
  /**
   * Changes the files of the finished site. Called once for all locales, after every file has been written, and before
   * anything is published. Lectern has to copy the site for this hook, which takes time, so prefer `postBuild` or
   * `transformHtml`.
   */
  transformOutput?(input: OutputInput): PostBuildResult | Promise<PostBuildResult>;
}

/** Strings by ID. */
export type Messages = Readonly<Record<string, string>>;

/** The input of `translations`, if it is a function. */
export interface TranslationsInput {
  /** The locale that is being built. */
  locale: string;
  /** The messages in the site's `i18n/<locale>/code.json`. */
  messages: Messages;
}

/** A file or folder that a plug-in reads. */
export interface PluginInput {
  /**
   * A path or a glob pattern, relative to the site's folder. A pattern refers to the folder before its first wildcard.
   */
  path: string;
  /** Whether the path is a file or a folder. The output folder must not contain the path, or be inside it. */
  kind: 'file' | 'folder';
  /** The file's or folder's name in error messages, such as `the folder of the test results`. */
  what: string;
}

/** The input of `read`. */
export interface ReadContext extends ReadOptions {
  /**
   * Reads a text file. The dev server then watches the file for changes.
   * @param file - Path relative to the site's folder.
   * @throws a `LecternError` if the file can't be read.
   */
  readFile: (file: string) => string;
  /** Returns one of the plug-in's messages in the site's language, with each `{name}` replaced by its value. */
  message: (id: string, values?: Readonly<Record<string, string>>) => string;
}

/** The result of `read`. Omitted properties are treated as empty. */
export type PluginContent = Partial<Omit<SourceContent, 'id'>>;

/** The context for hooks that run after the sources have been read. */
export interface PluginContext {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The locale that is being built. */
  locale: string;
  /** The site's configuration, with every default. */
  config: SiteConfig;
  /** Returns one of the plug-in's messages in the site's language, with each `{name}` replaced by its value. */
  message: (id: string, values?: Readonly<Record<string, string>>) => string;
  /** Returns the URL of a page or a heading, including the base path. */
  href: (target: LinkTarget) => string;
  /** The content of all plug-ins and sources, including this plug-in. */
  contents: readonly SourceContent[];
  /** Returns the location of one of the plug-in's options in the configuration, for diagnostics. */
  locationInConfig: LocationInConfig;
  /** Stores results for later builds. */
  cache: Cache;
  /** The pool of worker threads. */
  workers: Workers;
}

/** The input of `resolveFences`. */
export interface FencesInput extends PluginContext {
  /** Path of the document, relative to the site's folder. */
  file: string;
  /** The document's fences in the plug-in's languages. */
  fences: readonly FenceUse[];
}

/** The result of `resolveFences`. */
export interface FencesResult {
  /**
   * The fences' content, by key: `{ props }` for the plug-in's component, or `{ language, code }` to replace the fence
   * with a code block in another language. A fence without an entry shows nothing.
   */
  fences: ReadonlyMap<string, FenceContent>;
  /** Errors and warnings about the fences. */
  diagnostics?: readonly Diagnostic[] | undefined;
}

/** Props for a fence's component or, to replace the fence, a code block in another language. */
export type FenceContent =
  | { props: object }
  | {
      language: string;
      code: string;
      title?: string | undefined;
      /** A description of the content, in one or two sentences. */
      description?: string | undefined;
      /** A text version of the content. */
      alternative?: ComponentUse | undefined;
    };

/** The input of `assemble`. */
export interface AssembleInput extends PluginContext {
  /** The documents that contain the plug-in's IDs or directives. */
  texts: readonly PluginDocument[];
}

/** A document in the input of `assemble`. */
export interface PluginDocument {
  /** Path relative to the site's folder. */
  file: string;
  /** The route of the page that shows the document. */
  route: string;
  /** ID of the page's source. */
  source: string;
  /** Name of the document's version; `current` for a source without versions. */
  version: string;
  /** Whether the version is `current` or, if the source does not publish `current`, the latest version. */
  isCurrent: boolean;
  /** The document's headings, in order. */
  headings: readonly Heading[];
  /** The plug-in's IDs in the document. */
  ids: readonly IdUse[];
  /** The plug-in's directives in the document. */
  directives: readonly DirectiveUse[];
}

/** The result of `assemble`. If an entry changes, the pages that show it are rendered again. */
export interface AssembleResult {
  /** The link target of each ID, by token. An ID without an entry stays plain text. */
  ids?: ReadonlyMap<string, IdTarget> | undefined;
  /** The props of each directive's component, by key. Must be JSON-serializable. */
  directives?: ReadonlyMap<string, object> | undefined;
  /** Additional props for the components of pages, by route. Must be JSON-serializable. */
  pages?: ReadonlyMap<string, object> | undefined;
  /**
   * The data that `usePluginData` returns in the plug-in's components, on pages with any of these components. Must be
   * JSON-serializable.
   */
  data?: unknown;
  /** Errors and warnings about the documents. */
  diagnostics?: readonly Diagnostic[] | undefined;
}

/** The target of a link from an ID or from inline code. */
export interface IdTarget extends LinkTarget {
  /** The tooltip of the link. */
  title?: string | undefined;
}

/**
 * Returns a plug-in unchanged, so that TypeScript can check its hooks and editors can complete them.
 * @example
 * export const team = definePlugin({ name: 'team', read: () => ({ pages: [] }) });
 */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}

export function pluginsOf({ plugins }: Pick<SiteConfig, 'plugins'>): Plugin[] {
  // The schema checks only that hooks are functions. TypeScript checks their parameters in the plug-in's source.
  return plugins as Plugin[];
}

import type { PageData } from '../../model/page-data.types.js';

/**
 * What rendering asks of the theme. The theme is React and is bundled; the engine that calls it is neither, so both
 * sides meet in these types.
 */
export interface ThemeModule {
  /** What a document may use without an import. */
  components: Readonly<Record<string, unknown>>;
  /** Renders what is between the title and the foot of an article. */
  renderArticle(input: ArticleInput): RenderedArticle;
  /** Renders the whole page around an article. */
  renderDocument(input: DocumentInput): string;
  /** Asked when a document could not be rendered: the first item of the navbar that fails by itself. */
  brokenNavbarItem(input: DocumentInput): BrokenNavbarItem | undefined;
}

export interface BrokenNavbarItem {
  /** Place in `themeConfig.navbar.items`, from 0. */
  index: number;
  error: unknown;
}

export interface ArticleInput {
  page: PageData;
  /** The default export of a compiled text or of a page module. */
  Component: unknown;
  highlight: Highlight;
  /** What a plug-in shows around it, with the article as `children`. */
  frame?: ShownDirective | undefined;
  /** What code samples print, by their keys. */
  sampleOutputs: ReadonlyMap<string, string>;
  /** What plug-ins show instead of directives and fences, by their keys. */
  directives: ReadonlyMap<string, ShownDirective>;
  /** Components of plug-ins, by name. */
  components: Readonly<Record<string, unknown>>;
  /** What components of plug-ins may ask for, by plug-in. */
  pluginData: ReadonlyMap<string, unknown>;
  /** Renders Markdown that a component was given; absent on pages with a document. */
  renderMarkdown?: RenderMarkdown | undefined;
  /** URL of the script of an island by the path of its module. */
  islandUrl: (module: string) => string;
}

/** Renders Markdown to HTML and code blocks; broken links are errors of the page. */
export type RenderMarkdown = (input: MarkdownInput) => TextChunk[];

/** Markdown that a component of a plug-in was given as data. */
export interface MarkdownInput {
  markdown: string;
  /** Where it was written, relative to the site's folder: for errors of its links. */
  file: string;
  line: number;
  column?: number | undefined;
  /** Written by someone else: only `http`, `https`, `mailto` and `tel` links, and images of the web. Default: false. */
  untrusted?: boolean | undefined;
  /** HTML in it is shown as text, or rendered without what runs or changes the page. Default: `text`. */
  html?: 'text' | 'sanitized' | undefined;
  /**
   * What a broken link does to the build; with `warn` and `ignore`, readers see its words. Default: what the
   * configuration says for the whole site.
   */
  onBrokenLinks?: 'throw' | 'warn' | 'ignore' | undefined;
  /** URLs of links by what the Markdown has in their place. */
  links?: Readonly<Record<string, string>> | undefined;
}

/** A component with what it is given. */
export interface ShownDirective {
  /** The default export of its module. */
  Component: unknown;
  props: object;
}

/** A document as HTML, with code fences between that components show. The HTML of one chunk alone may be unbalanced. */
export type TextChunk = { html: string } | { code: string; language: string; meta?: string | undefined };

export interface RenderedArticle {
  html: string;
  collected: Collected;
}

export interface DocumentInput {
  page: PageData;
  /** What a plug-in shows above the sidebar. */
  sidebarTop?: ShownDirective | undefined;
  article: RenderedArticle;
  assets: DocumentAssets;
  islandUrl: (module: string) => string;
}

/** URLs of what a page loads. */
export interface DocumentAssets {
  styles: string[];
  /** Modules that run on every page: the boot script, and the dev server's own. */
  scripts: string[];
  /** The script that runs before the first paint, as text. */
  headScript: string;
  /** Tells builds apart, so that an open tab notices a deploy. */
  build: string;
}

export type Highlight = (input: {
  code: string;
  language: string;
  meta?: string | undefined;
}) => HighlightedCode;

export interface HighlightedCode {
  html: string;
  language: string;
  title?: string | undefined;
  showLineNumbers: false | number;
  /** Key of what the code prints, where it is a sample that is run. */
  run?: string | undefined;
}

/** What components put into the head, and say of the page. Written while rendering, read afterwards. */
export interface Collected {
  /** Complete elements for the head. */
  head: string[];
  title?: string | undefined;
  description?: string | undefined;
  /** Counts IDs per page, so that two builds give the same ones. */
  ids: number;
  /** An island on this page reads the data of the site in the browser. */
  needsSiteData: boolean;
  /** An island on this page shows translated text in the browser. */
  needsMessages?: boolean | undefined;
  /** Properties of components that should have been islands, and are shown unchanged built. */
  lostProperties?: LostProperty[] | undefined;
}

/** A property that cannot travel to the browser. */
export interface LostProperty {
  /** Path of the module of the component, and the name of its export. */
  module: string;
  name: string;
  /** Keys that lead to the value. */
  path: string;
  /** `a function` */
  kind: string;
}

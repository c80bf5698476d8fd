import type { PageData } from '../../model/page-data.types.js';

/** Rendering and the theme share only these types, because unlike the engine, the theme uses React and is bundled. */
export interface ThemeModule {
  components: Readonly<Record<string, unknown>>;
  renderArticle(input: ArticleInput): RenderedArticle;
  /** Renders a part of an article without the components around it, to find the part that fails. */
  renderAlone(part: unknown): string;
  renderDocument(input: DocumentInput): string;
  /** After an error, finds the first navbar item that fails to render. */
  brokenNavbarItem(input: DocumentInput): BrokenNavbarItem | undefined;
}

export interface BrokenNavbarItem {
  /** Index in `themeConfig.navbar.items`. */
  index: number;
  error: unknown;
}

export interface ArticleInput {
  page: PageData;
  /** The default export of a compiled document or page module. */
  Component: unknown;
  highlight: Highlight;
  frame?: ShownFrame | undefined;
  sampleOutputs: ReadonlyMap<string, string>;
  directives: ReadonlyMap<string, ShownDirective>;
  components: Readonly<Record<string, unknown>>;
  pluginData: ReadonlyMap<string, unknown>;
  /** Renders Markdown that a component receives as data. Undefined on pages with a document. */
  renderMarkdown?: RenderMarkdown | undefined;
  islandUrl: (module: string) => string;
}

/** Renders Markdown to HTML and code blocks, and reports broken links as errors on the page. */
export type RenderMarkdown = (input: MarkdownInput) => TextChunk[];

/** Markdown that a plug-in component receives as data. */
export interface MarkdownInput {
  /** The Markdown to render. */
  markdown: string;
  /** Source file of the Markdown, relative to the site's folder, for reporting broken links. */
  file: string;
  /** Line in that file on which the Markdown starts, 1-based. */
  line: number;
  /** Column at which it starts, 1-based. */
  column?: number | undefined;
  /**
   * Whether the Markdown comes from a third party. If so, only `http`, `https`, `mailto`, and `tel` links and
   * external images are allowed. Default: false.
   */
  untrusted?: boolean | undefined;
  /** Whether HTML is shown as text, or rendered without active content. Default: `text`. */
  html?: 'text' | 'sanitized' | undefined;
  /**
   * How to report broken links. With `warn` and `ignore`, a broken link becomes plain text. Default: the site's
   * setting.
   */
  onBrokenLinks?: 'throw' | 'warn' | 'ignore' | undefined;
  /** URLs by their placeholders in the Markdown. */
  links?: Readonly<Record<string, string>> | undefined;
}

export interface ShownDirective {
  Component: unknown;
  props: object;
}

/**
 * How the component around a document receives it: as `children`; as the prop `content`, for the `docItemComponent` of
 * a source; or as a module that the component imports (`none`).
 */
export type FrameContent = 'children' | 'content' | 'none';

export interface ShownFrame extends ShownDirective {
  takes: FrameContent;
}

/** A document as HTML, split at code fences that components render. The HTML of a single chunk may be unbalanced. */
export type TextChunk = { html: string } | { code: string; language: string; meta?: string | undefined };

export interface RenderedArticle {
  html: string;
  collected: Collected;
}

export interface DocumentInput {
  page: PageData;
  sidebarTop?: ShownDirective | undefined;
  article: RenderedArticle;
  assets: DocumentAssets;
  islandUrl: (module: string) => string;
}

export interface DocumentAssets {
  styles: string[];
  /** URLs of the modules that every page loads: the boot script, and the dev server's scripts. */
  scripts: string[];
  headScript: string;
  /** The inlined script for pages with tabs. Undefined if `headScript` includes it. */
  tabsScript?: string | undefined;
  /**
   * The inlined script that prepares parts of a page, such as the table of contents, before the first paint. Undefined
   * if `headScript` includes it.
   */
  layoutScript?: string | undefined;
  /** The inlined script that suggests a base path. Undefined if `headScript` includes it. */
  baseHintScript?: string | undefined;
  /** Identifies the build, so that an open tab detects a deployment. */
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
  /** Key of the sample's output, if the build runs the sample. */
  run?: string | undefined;
}

export interface Collected {
  head: string[];
  title?: string | undefined;
  /** The title of the site, if the site's `Root` changes it. */
  siteTitle?: string | undefined;
  /** The complete title of the browser tab. The site's title isn't added. */
  headTitle?: string | undefined;
  description?: string | undefined;
  /** The number of generated IDs so far. IDs are numbered, so that builds are reproducible. */
  ids: number;
  needsSiteData: boolean;
  needsDocPage?: boolean | undefined;
  /** Data about the blog and the post, if an island reads it in the browser. */
  blog?: unknown;
  needsVersionDocs?: boolean | undefined;
  needsMessages?: boolean | undefined;
  /** Props that can't be sent to the browser. Their components are rendered as static HTML instead of islands. */
  lostProperties?: LostProperty[] | undefined;
}

export interface LostProperty {
  /** Module of the component, and name of its export. */
  module: string;
  name: string;
  path: string;
  /** A noun phrase for the value, such as `a function`. */
  kind: string;
}

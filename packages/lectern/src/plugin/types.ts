/** A page, or a heading on it. */
export interface LinkTarget {
  /** Route without the base path: `/docs/people`. */
  route: string;
  /** ID of a heading on the page. Default: the top of the page. */
  anchor?: string | undefined;
}

/** Runs exported functions in the engine's worker pool. */
export interface Workers {
  /**
   * Calls an exported function of a module in a worker thread, and returns its result. The call fails if it takes longer
   * than `hookTimeLimit`.
   * @param input.module - The module's URL, for example `import.meta.resolve('./draw.js')`.
   * @param input.name - The name of the exported function.
   * @param input.data - The function's argument: plain data, which is copied to the thread.
   */
  run<Result>(input: { module: string; name: string; data: unknown }): Promise<Result>;
}

/**
 * How an HTML element is converted to Markdown: `skip` leaves it out, `bold` makes it a bold line, `quote` makes it a
 * block quote, `parentheses` puts it in parentheses after the preceding text, and `{ code }` sets the language of its
 * code blocks.
 */
export type HtmlToMarkdownRule = 'skip' | 'bold' | 'quote' | 'parentheses' | { code: string };

/** Settings for the bundler. */
export interface PluginBundler {
  /**
   * Replacements for the start of import paths, such as `{ '@parts': '/site/src/parts' }`. A name that ends with `$`
   * matches only the whole path.
   */
  aliases?: Readonly<Record<string, string>> | undefined;
  /** Expressions that replace global names in components, such as `{ __DEV__: 'false' }`. */
  define?: Readonly<Record<string, string>> | undefined;
  /**
   * PostCSS plug-ins for every style sheet except those of Lectern and its plug-ins. If there are any, each build
   * bundles the site again, because a PostCSS plug-in may read any file.
   */
  postcssPlugins?: readonly unknown[] | undefined;
  /**
   * Selectors by class name. In every style sheet except those of Lectern and its plug-ins, the class also matches the
   * selector's elements: `{ 'is-open': '[open]' }` turns `.is-open` into `:is(.is-open,[open])`.
   */
  classSelectors?: Readonly<Record<string, string>> | undefined;
  /**
   * A prefix for the custom properties that Lectern's style sheets define on the root, for sites that use some of these
   * names for their own: `theme-` turns `--color-text` into `--theme-color-text`.
   */
  tokenPrefix?: string | undefined;
}

import type { UnifiedPlugins } from '../markdown/unified/types.js';

/** Additions to Markdown. See `ComponentUse` for the format of a component's module. */
export interface PluginMarkdown {
  /**
   * A regular expression that matches a whole ID in a document, such as `TERM-[a-z]+`. In prose, IDs become links. If
   * a heading starts with an ID and a colon, the heading's anchor is the ID in lower case.
   */
  ids?: string | undefined;
  /** Leaf directives (`::name{key=value}`) by name, each with the module whose default export is its component. */
  directives?: Readonly<Record<string, string>> | undefined;
  /**
   * Names of text directives (`:name[…]`). `checkDocument` returns the text that replaces each of them. A directive
   * whose content includes inline code keeps its content.
   */
  textDirectives?: readonly string[] | undefined;
  /** Admonition types (`:::name`) in addition to the theme's types. */
  admonitions?: readonly string[] | undefined;
  /**
   * Returns Prism grammars by language, for code blocks. They may not contain functions, because they are sent to worker
   * threads. They replace built-in grammars with the same names.
   */
  grammars?: (() => Readonly<Record<string, object>>) | undefined;
  /** Whether the site's documents are MDX 1, as in Docusaurus 2: braces and most `<` are text. Default: false. */
  mdx1?: boolean | undefined;
  /** Whether `checkDocument` receives the inline code, code blocks, and prose in documents. */
  parts?: boolean | undefined;
  /** Languages of code fences, each with the module whose default export is its component. See `resolveFences`. */
  fences?: Readonly<Record<string, string>> | undefined;
  /** Components that documents can use without an import, by name, each with the module that default-exports it. */
  components?: Readonly<Record<string, string>> | undefined;
  /**
   * remark, rehype, and recma plug-ins for the documents of some sources. `@mdx-js/mdx` compiles these documents. This
   * takes about fifty times as long as with the native compiler, and builds report the time.
   */
  unified?: PluginUnified | undefined;
}

/** remark, rehype, and recma plug-ins, and the sources to which they apply. */
export interface PluginUnified extends UnifiedPlugins {
  /** The IDs of sources, including the names of plug-ins that read documents, or `all`. */
  sources: 'all' | readonly string[];
}

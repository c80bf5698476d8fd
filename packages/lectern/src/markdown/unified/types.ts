import type { UnifiedEntry } from '../../config/schema/unified.js';

export type { UnifiedEntry, UnifiedPlugin } from '../../config/schema/unified.js';

/** remark, rehype, and recma plug-ins, grouped by when they run, with the same names as in Docusaurus. */
export interface UnifiedPlugins {
  /** Plug-ins that run first, on the Markdown tree right after parsing. */
  beforeDefaultRemarkPlugins?: readonly UnifiedEntry[] | undefined;
  /**
   * Plug-ins that run on the Markdown tree, after admonitions and directives have become components. Code and links are
   * still as written.
   */
  remarkPlugins?: readonly UnifiedEntry[] | undefined;
  /** Plug-ins that run first on the HTML tree. */
  beforeDefaultRehypePlugins?: readonly UnifiedEntry[] | undefined;
  /** Plug-ins that run on the HTML tree. Code blocks are still `<pre><code>`. */
  rehypePlugins?: readonly UnifiedEntry[] | undefined;
  /** Plug-ins that run on the syntax tree of the compiled module. */
  recmaPlugins?: readonly UnifiedEntry[] | undefined;
}

/** The lists of plug-ins, in the order in which they run. */
export const unifiedLists = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
  'recmaPlugins',
] as const satisfies readonly (keyof UnifiedPlugins)[];

/** A node in a Markdown or HTML tree, with the properties that are used here. */
export interface TreeNode {
  type: string;
  children?: TreeNode[];
  value?: string;
  position?: TreePosition | undefined;
  data?: Record<string, unknown> | null;
  /** An element's tag name. */
  tagName?: string;
  properties?: Record<string, unknown>;
  /** A directive's or a JSX element's name. */
  name?: string | null;
  /** A heading's level. */
  depth?: number;
  /** A fence's meta string. */
  meta?: unknown;
  /** A directive's attributes. */
  attributes?: unknown;
  /** An image's alt text. */
  alt?: string | null;
}

export interface TreePosition {
  start: { line: number; column: number; offset?: number | undefined };
  end: { line: number; column: number; offset?: number | undefined };
}

/** The parts of unified's `VFile` that are used here. Each plug-in receives it with the tree. */
export interface UnifiedFile {
  /** Absolute path of the document. */
  path: string;
  /** Absolute path of the site's folder. */
  cwd: string;
  value: unknown;
  data: Record<string, unknown>;
  messages: readonly UnifiedMessage[];
}

export interface UnifiedMessage {
  reason: string;
  line?: number | undefined;
  column?: number | undefined;
  source?: string | undefined;
  ruleId?: string | undefined;
  fatal?: boolean | null | undefined;
}

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

/** The lists are in the order in which they run. */
export const unifiedLists = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
  'recmaPlugins',
] as const satisfies readonly (keyof UnifiedPlugins)[];

export interface TreeNode {
  type: string;
  children?: TreeNode[];
  value?: string;
  position?: TreePosition | undefined;
  data?: Record<string, unknown> | null;
  tagName?: string;
  properties?: Record<string, unknown>;
  name?: string | null;
  depth?: number;
  meta?: unknown;
  attributes?: unknown;
  alt?: string | null;
}

export interface TreePosition {
  start: { line: number; column: number; offset?: number | undefined };
  end: { line: number; column: number; offset?: number | undefined };
}

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

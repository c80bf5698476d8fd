import type { UnifiedEntry } from '../../config/schema/unified.js';

export type { UnifiedEntry, UnifiedPlugin } from '../../config/schema/unified.js';

/** remark, rehype, and recma plug-ins, grouped by when they run. The names are the same as in Docusaurus. */
export interface UnifiedPlugins {
  /** Plug-ins that run first, on the Markdown tree right after parsing. */
  beforeDefaultRemarkPlugins?: readonly UnifiedEntry[] | undefined;
  /**
   * Plug-ins that run on the Markdown tree. By then, admonitions and directives are components, but code and links
   * are as written.
   */
  remarkPlugins?: readonly UnifiedEntry[] | undefined;
  /** Plug-ins that run first on the HTML tree. */
  beforeDefaultRehypePlugins?: readonly UnifiedEntry[] | undefined;
  /** Plug-ins that run on the HTML tree, in which code blocks are `<pre><code>`. */
  rehypePlugins?: readonly UnifiedEntry[] | undefined;
  /** Plug-ins that run on the syntax tree of the module that the document is compiled to. */
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

/** A node of a Markdown or HTML tree, with the properties that are used here. */
export interface TreeNode {
  type: string;
  children?: TreeNode[];
  value?: string;
  position?: TreePosition | undefined;
  data?: Record<string, unknown> | null;
  /** Tag name of an element. */
  tagName?: string;
  properties?: Record<string, unknown>;
  /** Name of a directive or of a JSX element. */
  name?: string | null;
  /** Options of a fence. */
  meta?: unknown;
  /** Attributes of a directive. */
  attributes?: unknown;
  /** Alt text of an image. */
  alt?: string | null;
}

export interface TreePosition {
  start: { line: number; column: number; offset?: number | undefined };
  end: { line: number; column: number; offset?: number | undefined };
}

/** The parts of unified's `VFile` that are used here. unified passes it to each plug-in along with the tree. */
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

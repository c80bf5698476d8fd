import type { UnifiedEntry } from '../../config/schema/unified.js';

export type { UnifiedEntry, UnifiedPlugin } from '../../config/schema/unified.js';

/** remark, rehype, and recma plug-ins, by when they run. The names are those of Docusaurus. */
export interface UnifiedPlugins {
  /** Run first, on the Markdown tree as it was parsed. */
  beforeDefaultRemarkPlugins?: readonly UnifiedEntry[] | undefined;
  /** Run on the Markdown tree when admonitions and directives are components; code and links are as written. */
  remarkPlugins?: readonly UnifiedEntry[] | undefined;
  /** Run first on the HTML tree. */
  beforeDefaultRehypePlugins?: readonly UnifiedEntry[] | undefined;
  /** Run on the HTML tree; code blocks in it are still `<pre><code>`. */
  rehypePlugins?: readonly UnifiedEntry[] | undefined;
  /** Run on the syntax tree of the module that the document becomes. */
  recmaPlugins?: readonly UnifiedEntry[] | undefined;
}

/** In the order in which they run. */
export const unifiedLists = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
  'recmaPlugins',
] as const satisfies readonly (keyof UnifiedPlugins)[];

/** The used part of a Markdown or HTML tree's node. */
export interface TreeNode {
  type: string;
  children?: TreeNode[];
  value?: string;
  position?: TreePosition | undefined;
  data?: Record<string, unknown> | null;
  /** Of an element. */
  tagName?: string;
  properties?: Record<string, unknown>;
  /** Of an image. */
  alt?: string | null;
}

export interface TreePosition {
  start: { line: number; column: number; offset?: number | undefined };
  end: { line: number; column: number; offset?: number | undefined };
}

/** The used part of unified's file, which is passed between plug-ins with the tree. */
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

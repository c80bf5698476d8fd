import { parseSync } from 'rolldown/utils';
import { nestingMistake } from './module-nesting.js';

/** A node of a module's syntax tree, in the ESTree format. */
export interface AstNode {
  type: string;
  /** Offset of the node's first character. */
  start: number;
  /** Offset after the node's last character. */
  end: number;
  [key: string]: unknown;
}

interface Module {
  file: string;
  source: string;
}

/**
 * Parses a module with the bundler's parser, so that the engine and the bundler accept the same syntax. Returns no
 * nodes for a module that would crash the parser.
 */
export function parseModule({ file, source }: Module): AstNode[] {
  if (tooDeep({ file, source }) !== undefined) return [];
  // A `.js` file may also contain JSX.
  const options = /\.m?js$/.test(file) ? ({ lang: 'jsx' } as const) : {};
  return (parseSync(file, source, options).program as unknown as { body: AstNode[] }).body;
}

/** Returns nodes before the nodes inside them. Doesn't recurse, because expressions may have thousands of levels. */
export function* nodesIn(tree: unknown): Generator<AstNode> {
  const parts = [tree];
  while (parts.length > 0) {
    const part = parts.pop();
    if (typeof part !== 'object' || part === null) continue;
    if (!Array.isArray(part) && typeof (part as Partial<AstNode>).type === 'string') yield part as AstNode;
    for (const inner of Object.values(part).reverse()) parts.push(inner);
  }
}

/** npm packages aren't checked, because minified code may exceed the limits without crashing the parser. */
function tooDeep({ file, source }: Module): ReturnType<typeof nestingMistake> {
  return /[\\/]node_modules[\\/]/.test(file) ? undefined : nestingMistake({ file, text: source });
}

/** Returns the syntax errors in a module with their offsets. */
export function syntaxErrors({ file, source }: Module): { message: string; offset: number }[] {
  const mistake = tooDeep({ file, source });
  if (mistake !== undefined) return [{ message: mistake.message.replace(/\.$/, ''), offset: mistake.offset }];
  const options = /\.m?js$/.test(file) ? ({ lang: 'jsx' } as const) : {};
  return parseSync(file, source, options).errors.map(({ message, labels }) => ({
    message,
    offset: labels[0]?.start ?? 0,
  }));
}

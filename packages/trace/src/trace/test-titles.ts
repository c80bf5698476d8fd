import type { AstNode } from 'lectern/plugin';
import { offsetToLocation, parseModule } from 'lectern/plugin';

export interface WrittenTest {
  /** The titles of the groups, outermost first, and of the test. Run-time values are `%s`, `$name`, or `${…}`. */
  titles: string[];
  line: number;
  column: number;
}

const groups = ['describe', 'suite'];
const callers = ['test', 'it', ...groups];

/** Finds calls to `test`, `it`, `describe`, and `suite`, with their modifiers, without running the file. */
export function readTests({ file, source }: { file: string; source: string }): WrittenTest[] {
  const tests: WrittenTest[] = [];
  const visit = (value: unknown, titles: readonly string[]): void => {
    if (Array.isArray(value)) for (const inner of value) visit(inner, titles);
    else if (isNode(value)) visitNode(value, titles);
  };
  const visitNode = (node: AstNode, titles: readonly string[]): void => {
    const title = node.type === 'CallExpression' ? titleOf(node, source) : undefined;
    if (title === undefined) {
      for (const [key, inner] of Object.entries(node)) if (key !== 'parent') visit(inner, titles);
      return;
    }
    const all = [...titles, title];
    const chain = namesIn(node.callee as AstNode);
    if (!groups.some((name) => chain.includes(name)))
      tests.push({ titles: all, ...offsetToLocation(source, node.start) });
    visit((node.arguments as AstNode[]).slice(1), all);
  };
  visit(parseModule({ file, source }), []);
  return tests;
}

function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function titleOf(node: AstNode, source: string): string | undefined {
  const chain = namesIn(node.callee as AstNode);
  if (!callers.includes(chain[0] ?? '') || chain.includes('step')) return undefined;
  const [title] = node.arguments as AstNode[];
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  return title?.type === 'TemplateLiteral' ? source.slice(title.start + 1, title.end - 1) : undefined;
}

/** Returns the names in a callee, such as `test`, `describe`, and `each` for `test.describe.each(table)`. */
function namesIn(callee: AstNode): string[] {
  if (callee.type === 'Identifier') return [callee.name as string];
  if (callee.type === 'MemberExpression')
    return [...namesIn(callee.object as AstNode), ...namesIn(callee.property as AstNode)];
  if (callee.type === 'CallExpression') return namesIn(callee.callee as AstNode);
  return callee.type === 'TaggedTemplateExpression' ? namesIn(callee.tag as AstNode) : [];
}

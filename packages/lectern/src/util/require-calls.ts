import type { AstNode } from './parse-js.js';
import { nodesIn } from './parse-js.js';

interface RequireCall {
  start: number;
  end: number;
  specifier: string;
}

export function requireCallsIn(tree: unknown): RequireCall[] {
  return [...nodesIn(tree)].flatMap((node) => requireCall(node) ?? []);
}

function requireCall(node: AstNode): RequireCall | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = node.callee as { type?: string; name?: string };
  const [argument, ...others] = node.arguments as { value?: unknown }[];
  if (callee.name !== 'require' || others.length > 0 || typeof argument?.value !== 'string') return undefined;
  return { start: node.start, end: node.end, specifier: argument.value };
}

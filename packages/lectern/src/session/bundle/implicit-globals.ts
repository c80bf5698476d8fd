import type { Plugin } from 'vite';
import type { AstNode } from '../../util/parse-js.js';
import { nodesIn, parseModule } from '../../util/parse-js.js';
import { optimizedModule } from './optimized-modules.js';

/**
 * Declares the variables that a CommonJS module assigns without a declaration. In Node and webpack, the assignment
 * creates a global variable, but in strict code, such as the bundler's output, it throws an error.
 */
export function implicitGlobals(): Plugin {
  return {
    name: 'lectern-implicit-globals',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.c?js(?:\?|$)/, exclude: optimizedModule },
        code: { include: /[^=!<>]=[^=>]/, exclude: [/["']use strict["']/, /^[ \t]*(?:import|export)\b/m] },
      },
      handler(source, id) {
        const [file = ''] = id.split('?');
        const names = undeclaredNames({ file, source });
        // Add the declaration to the first line, so that line numbers don't change.
        return names.length === 0 ? undefined : { code: `var ${names.join(', ')}; ${source}`, map: null };
      },
    },
  };
}

export function undeclaredNames({ file, source }: { file: string; source: string }): string[] {
  const assigned = new Set<string>();
  const declared = new Set<string>();
  for (const node of nodesIn(parseModule({ file, source }))) {
    for (const target of assignedTargets(node)) for (const name of boundNames(target)) assigned.add(name);
    for (const target of declaredTargets(node)) for (const name of boundNames(target)) declared.add(name);
  }
  return [...assigned].filter((name) => !declared.has(name) && !known.has(name));
}

const known = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...['exports', 'module', 'require', 'arguments', 'window', 'document', 'location', 'name', 'self'],
]);

function assignedTargets({ type, left, argument }: AstNode): unknown[] {
  if (/^(?:AssignmentExpression|ForInStatement|ForOfStatement)$/.test(type)) return [left];
  return type === 'UpdateExpression' ? [argument] : [];
}

function declaredTargets({ type, id, params, param }: AstNode): unknown[] {
  if (type === 'VariableDeclarator') return [id];
  if (/Function|^Class/.test(type)) return [id, ...((params as unknown[] | undefined) ?? [])];
  return type === 'CatchClause' ? [param] : [];
}

function boundNames(pattern: unknown): string[] {
  const { type, name, elements, properties, value, left, argument } = (pattern ?? {}) as Partial<AstNode>;
  if (type === 'Identifier') return [String(name)];
  if (type === 'ArrayPattern') return (elements as unknown[]).flatMap(boundNames);
  if (type === 'ObjectPattern') return (properties as unknown[]).flatMap(boundNames);
  if (type === 'Property') return boundNames(value);
  if (type === 'AssignmentPattern') return boundNames(left);
  return type === 'RestElement' ? boundNames(argument) : [];
}

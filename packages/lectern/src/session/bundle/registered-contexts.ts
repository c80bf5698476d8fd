import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { contextListKey } from '../../util/context-list.js';
import { engineSource } from '../../util/engine-paths.js';
import type { AstNode } from '../../util/parse-js.js';
import { nodesIn, parseModule } from '../../util/parse-js.js';
import { optimizedModule } from './optimized-modules.js';

/**
 * Adds each React context that a module creates to a global list. Islands are separate React roots, so the engine must
 * pass the values of all contexts from one root to another.
 */
export function registeredContexts(): Plugin {
  return {
    name: 'lectern-registered-contexts',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[cm]?[jt]sx?(?:\?|$)/, exclude: optimizedModule },
        code: 'createContext',
      },
      handler(source, id) {
        const [file = ''] = id.split('?');
        if (file.startsWith(engineSource()) || isReact(file)) return undefined;
        const code = withRegistration({ file, source });
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}

/** React only declares the function. */
function isReact(file: string): boolean {
  return /\/node_modules\/react(?:-dom)?\//.test(file);
}

const list = `Symbol.for(${JSON.stringify(contextListKey)})`;
const register = `((context) => ((globalThis[${list}] ??= []).push(context), context))`;

/** Returns undefined if the module creates no context. Line numbers don't change. */
export function withRegistration({ file, source }: { file: string; source: string }): string | undefined {
  const text = new MagicString(source);
  for (const { type, callee, start, end } of nodesIn(parseModule({ file, source }))) {
    if (type !== 'CallExpression' || nameOf(callee as AstNode) !== 'createContext') continue;
    // The comment lets bundlers remove a context that nothing uses.
    text.appendLeft(start, `/* @__PURE__ */ ${register}(`).appendRight(end, ')');
  }
  return text.hasChanged() ? text.toString() : undefined;
}

/** Compiled modules call `(0, react.createContext)(…)`. */
function nameOf({ type, name, property, expression, expressions }: AstNode): unknown {
  if (type === 'Identifier') return name;
  if (type === 'MemberExpression') return nameOf(property as AstNode);
  if (type === 'ParenthesizedExpression') return nameOf(expression as AstNode);
  return type === 'SequenceExpression' ? nameOf((expressions as AstNode[]).at(-1) as AstNode) : undefined;
}

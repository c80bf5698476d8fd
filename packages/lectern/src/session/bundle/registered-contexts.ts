import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { contextListKey, contextsByModuleKey } from '../../util/context-list.js';
import { engineSource } from '../../util/engine-paths.js';
import type { AstNode } from '../../util/parse-js.js';
import { nodesIn, parseModule } from '../../util/parse-js.js';
import { optimizedModule } from './optimized-modules.js';

/**
 * Islands are separate React roots, so the engine passes the values of all contexts from one root to another. This adds
 * each context that a module creates to a global list.
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
        // The dev server evaluates a module again after each edit, but not a package that it has optimized: then, there
        // is no environment.
        const { environment } = this as Partial<typeof this>;
        const isReevaluated = environment?.mode === 'dev';
        const code = withRegistration({ file, source, isReevaluated });
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}

/** React only declares the function. */
function isReact(file: string): boolean {
  return /\/node_modules\/react(?:-dom)?\//.test(file);
}

interface Input {
  file: string;
  source: string;
  /** Whether the module may be evaluated again, which replaces its contexts. Default: false. */
  isReevaluated?: boolean;
}

/** Returns undefined if the module creates no context. Line numbers don't change. */
export function withRegistration({ file, source, isReevaluated = false }: Input): string | undefined {
  const text = new MagicString(source);
  const body = parseModule({ file, source });
  const register = registration(isReevaluated ? file : undefined);
  for (const { type, callee, start, end } of nodesIn(body)) {
    if (type !== 'CallExpression' || nameOf(callee as AstNode) !== 'createContext') continue;
    // The comment lets bundlers remove a context that nothing uses.
    text.appendLeft(start, `/* @__PURE__ */ ${register}(`).appendRight(end, ')');
  }
  if (!text.hasChanged()) return undefined;
  if (isReevaluated) {
    const first = body.find(
      (node) => node.type !== 'ImportDeclaration' && typeof node.directive !== 'string',
    );
    text.appendLeft(first?.start ?? source.length, `${ownList(file)} = []; `);
  }
  return text.toString();
}

function registration(file: string | undefined): string {
  const list = file === undefined ? `(globalThis[${symbol(contextListKey)}] ??= [])` : ownList(file);
  return `((context) => (${list}.push(context), context))`;
}

function ownList(file: string): string {
  return `(globalThis[${symbol(contextsByModuleKey)}] ??= {})[${JSON.stringify(file)}]`;
}

function symbol(key: string): string {
  return `Symbol.for(${JSON.stringify(key)})`;
}

/** Compiled modules call `(0, react.createContext)(…)`. */
function nameOf({ type, name, property, expression, expressions }: AstNode): unknown {
  if (type === 'Identifier') return name;
  if (type === 'MemberExpression') return nameOf(property as AstNode);
  if (type === 'ParenthesizedExpression') return nameOf(expression as AstNode);
  return type === 'SequenceExpression' ? nameOf((expressions as AstNode[]).at(-1) as AstNode) : undefined;
}

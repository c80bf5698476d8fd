import type { ReactNode } from 'react';
import { createElement, isValidElement } from 'react';
import { transform } from 'sucrase';
import { createLoopLimit, guardLoops, loopTick } from './guard-loops.js';

interface Input {
  code: string;
  /** Whether the code calls `render(…)`. Otherwise, the code is an expression. */
  noInline: boolean;
  scope: Readonly<Record<string, unknown>>;
}

/**
 * Evaluates a string as code. Call this function only with trusted code in a build, or in the sandboxed frame.
 * @throws any error that the code throws, an error for an infinite loop, or a `SyntaxError` for invalid code.
 */
export function evaluateLive({ code, noInline, scope }: Input): ReactNode {
  const names = Object.keys(scope).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default');
  const values = names.map((name) => scope[name]);
  const tick = createLoopLimit();
  if (!noInline) {
    const body = `return ${compile(`(${code.trim().replace(/;$/, '')}\n)`)}`;
    return show(new Function(...names, loopTick, body)(...values, tick));
  }
  let shown: ReactNode;
  const render = (value: unknown): void => {
    shown = show(value);
  };
  new Function(...names, 'render', loopTick, compile(code))(...values, render, tick);
  return shown;
}

function compile(code: string): string {
  const options = { transforms: ['jsx' as const, 'typescript' as const], jsxRuntime: 'classic' as const };
  return guardLoops(transform(code, { ...options, production: true }).code);
}

function show(value: unknown): ReactNode {
  if (typeof value === 'function') return createElement(value as () => ReactNode);
  if (isValidElement(value) || typeof value === 'string' || typeof value === 'number' || Array.isArray(value))
    return value as ReactNode;
  return null;
}

import type { ReactNode } from 'react';
import { createElement, isValidElement } from 'react';
import { transform } from 'sucrase';
import { createLoopLimit, guardLoops, loopTick } from './guard-loops.js';

interface Input {
  /** JSX or TSX, as its writer or reader wrote it. */
  code: string;
  /** The code calls `render(…)` itself, rather than being one expression. */
  noInline: boolean;
  /** Names that the code may use. */
  scope: Readonly<Record<string, unknown>>;
}

/**
 * Runs a live example and gives what it shows. This evaluates text as a program: call it where the code is trusted (a
 * build) or locked in (the sandboxed frame), and nowhere else.
 * @throws what the code throws, an error for a loop that does not end, and a `SyntaxError` for what cannot be read.
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

/** A component is shown as an element without properties. */
function show(value: unknown): ReactNode {
  if (typeof value === 'function') return createElement(value as () => ReactNode);
  if (isValidElement(value) || typeof value === 'string' || typeof value === 'number' || Array.isArray(value))
    return value as ReactNode;
  return null;
}

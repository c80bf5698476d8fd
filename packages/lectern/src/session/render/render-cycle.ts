import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import type { WhereInput } from './failed-at.js';
import { failedAt } from './failed-at.js';
import { pageAt } from './time-problem.js';

/**
 * Returns undefined unless the page's components are nested endlessly or too deeply. The error's `componentStack` names
 * the components (see `withOverflowErrors`).
 */
export function nestingProblem({ error, ...where }: WhereInput & { error: unknown }): Diagnostic | undefined {
  const stack = error instanceof Error ? (error as Error & { componentStack?: unknown }).componentStack : '';
  if (typeof stack !== 'string' || stack === '') return undefined;
  const { file, locationOf = () => undefined } = where;
  const cycle = cycleIn({ names: namesIn(stack), file });
  // If a plain function calls itself endlessly, the stack overflows although the components are neither circular nor
  // nested too deeply.
  if (cycle === undefined && !isDeep(stack)) return undefined;
  const used = cycle?.map((name) => (isDocument(name) ? undefined : locationOf(name))).find(Boolean);
  const location = used ?? failedAt({ error, ...where }).location;
  const page = pageAt({ file, location });
  return problem(
    cycle === undefined
      ? {
          code: 'circular-render',
          message: `${page} nests its components too deeply to be rendered.`,
          hint: 'Reduce the nesting, or split the page.',
          ...location,
        }
      : {
          code: 'circular-render',
          message: `${page} renders components inside each other endlessly or too deeply: ${cycle.map(shown).join(' → ')}.`,
          hint: 'Remove one of these components, or add a condition that ends the cycle. If the depth comes from data, such as a sidebar, reduce the nesting of the data.',
          ...location,
        },
  );
}

function isDeep(stack: string): boolean {
  return stack.split('\n').length > 100;
}

/** Returns the names of components, innermost first, without HTML elements. */
function namesIn(stack: string): string[] {
  return [...stack.matchAll(/^ +(?:at|in) (\S+)/gm)].flatMap(([, name = '']) =>
    /^[a-z][\w-]*$/.test(name) ? [] : [name],
  );
}

/** Returns the components of the innermost cycle, outermost first. The first component is repeated at the end. */
function cycleIn({ names, file }: { names: readonly string[]; file: string }): string[] | undefined {
  // The stack may overflow in a component that isn't in the cycle, so up to four innermost names are skipped.
  const repeated = Array.from({ length: 5 }, (_, skipped) => names.slice(skipped, skipped + 60));
  const found = repeated.find((list) => periodOf(list) !== undefined);
  if (found === undefined) return undefined;
  const cycle = found.slice(0, periodOf(found)).reverse();
  const start = Math.max(
    0,
    cycle.indexOf(file) >= 0 ? cycle.indexOf(file) : cycle.findIndex((name) => isDocument(name)),
  );
  const rotated = [...cycle.slice(start), ...cycle.slice(0, start)];
  return [...rotated, ...rotated.slice(0, 1)];
}

function periodOf(names: readonly string[]): number | undefined {
  for (let length = 1; length * 3 <= names.length; length += 1)
    if (names.every((name, index) => index < length || name === names[index - length])) return length;
  return undefined;
}

function isDocument(name: string): boolean {
  return /\.mdx?$/.test(name);
}

function shown(name: string): string {
  return isDocument(name) ? name : `<${name}>`;
}

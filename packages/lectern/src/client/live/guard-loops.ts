import { getFormattedTokens } from 'sucrase';

export const loopTick = 'lecternLoopTick';

/**
 * Adds a check to `while`, `do`, and `for (;;)` loops, which may be infinite. Infinite recursion needs no check,
 * because it overflows the stack. `code` must be plain JavaScript.
 */
export function guardLoops(code: string): string {
  const tokens = tokensOf(code);
  const inserts: { at: number; text: string }[] = [];
  for (const [index, { label }] of tokens.entries()) {
    if (label !== 'while' && label !== 'for') continue;
    const open = tokens[index + 1];
    // Skip `for await`, which iterates over a collection.
    if (open?.label !== '(') continue;
    if (label === 'while') inserts.push({ at: open.end, text: `${loopTick}(), ` });
    else {
      const condition = afterFirstSemicolon(tokens.slice(index + 1));
      if (condition === undefined) continue;
      const isEmpty = condition.next === ';';
      inserts.push({ at: condition.at, text: isEmpty ? ` ${loopTick}()` : ` ${loopTick}(), ` });
    }
  }
  return inserts.reduceRight((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}

interface Token {
  label: string;
  end: number;
}

/** Returns undefined for `for … of` and `for … in` loops, which contain no `;`. */
function afterFirstSemicolon(tokens: readonly Token[]): { at: number; next: string | undefined } | undefined {
  let depth = 0;
  for (const [index, { label, end }] of tokens.entries()) {
    if (['(', '[', '{', '${'].includes(label)) depth += 1;
    if ([')', ']', '}'].includes(label)) depth -= 1;
    if (depth === 0) return undefined;
    if (depth === 1 && label === ';') return { at: end, next: tokens[index + 1]?.label };
  }
  return undefined;
}

function tokensOf(code: string): Token[] {
  const starts = [0];
  for (const { index } of code.matchAll(/\n/g)) starts.push(index + 1);
  return [...getFormattedTokens(code, { transforms: [] }).matchAll(/^\d+:\d+-(\d+):(\d+) +(\S+)/gm)].map(
    ([, line, column, label = '']) => ({ label, end: (starts[Number(line) - 1] ?? 0) + Number(column) - 1 }),
  );
}

interface LimitOptions {
  /** The time in milliseconds. A loop counts as infinite if it exceeds both `time` and `turns`. */
  time?: number;
  /** The number of iterations. On a busy machine, even a short loop may exceed `time`. */
  turns?: number;
  now?: () => number;
  later?: (callback: () => void) => void;
}

export function createLoopLimit({
  time = 1000,
  turns = 100_000,
  now = () => performance.now(),
  later = (callback) => setTimeout(callback),
}: LimitOptions = {}): () => true {
  let count = 0;
  let began = 0;
  return () => {
    count += 1;
    if (count === 1) {
      began = now();
      later(() => {
        count = 0;
      });
    }
    if (count > turns && count % 64 === 0 && now() - began > time) {
      // If the code catches the error and continues, make the next iteration throw again.
      count -= 1;
      throw new Error(`a loop ran for more than ${time / 1000} s without a pause, and was stopped.`);
    }
    return true;
  };
}

import { describe, expect, it } from 'vitest';
import { commentAbove, firstComment, lineOfLink } from './comment-lines.js';

const lines = `/**
 * The module, see {@link Lamp}.
 */

/** One line. */
export const a = 1;

/**
 * Two {@link Lamp.on | words}
 * and {@link Lamp.off}.
 */
@decorated

export class B {}
export const c = 3;`.split('\n');

describe('commentAbove', () => {
  it("finds a declaration's comment, even above decorators and blank lines", () => {
    expect(commentAbove({ lines, line: 6 })).toEqual({ start: 5, end: 5 });
    expect(commentAbove({ lines, line: 14 })).toEqual({ start: 8, end: 11 });
  });

  it('returns the line of the declaration if there is no comment', () => {
    expect(commentAbove({ lines, line: 15 })).toEqual({ start: 15, end: 15 });
    expect(commentAbove({ lines: [], line: 1 })).toEqual({ start: 1, end: 0 });
  });
});

describe('firstComment', () => {
  it('returns the module’s comment', () => {
    expect(firstComment(lines)).toEqual({ start: 1, end: 3 });
    expect(firstComment(['const a = 1;'])).toEqual({ start: 1, end: 1 });
    expect(firstComment(['', '/** never', 'closed'])).toEqual({ start: 2, end: 3 });
  });
});

describe('lineOfLink', () => {
  it('finds a link by its text, and only within the comment', () => {
    const range = { start: 8, end: 11 };
    expect(lineOfLink({ lines, range, text: 'Lamp.off' })).toEqual({ line: 10, column: 8 });
    expect(lineOfLink({ lines, range, text: 'words' })).toEqual({ line: 9, column: 8 });
    expect(lineOfLink({ lines, range, text: 'Desk' })).toEqual({ line: 8 });
  });
});

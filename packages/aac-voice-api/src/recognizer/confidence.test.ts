import { expect, it } from 'vitest';
import { confidenceOf, MIN_CONFIDENCE } from './confidence.js';

it('the confidence of a command is 0.5 if it scores 2 per frame below the best phone sequence', () => {
  const scores = (perFrame: number) => ({ command: 10 * perFrame, phones: 0, frames: 10 });
  expect(confidenceOf(scores(-2))).toBeCloseTo(0.5);
  expect(confidenceOf(scores(-0.5))).toBeCloseTo(0.731);
  expect(confidenceOf(scores(-3.5))).toBeCloseTo(0.269);
});

it('the confidence of a command is a number even if no frames were heard', () => {
  expect(confidenceOf({ command: 0, phones: 0, frames: 0 })).toBeCloseTo(0.791);
});

it('the minimum confidence for accepting a command is 0.5', () => {
  expect(MIN_CONFIDENCE).toBe(0.5);
});

/**
 * The score difference at which a command and other words are equally likely. `MIDPOINT` and `SLOPE` come from the
 * measurement in `site/evidence/recognizer.json`: see `scripts/measure-recognizer.mjs`.
 */
export const MIDPOINT = -2;
export const SLOPE = 1.5;

/** The minimum confidence of a command, unless the game sets another one. */
export const MIN_CONFIDENCE = 0.5;

export interface Scores {
  readonly command: number;
  readonly phones: number;
  /** Duration of the audio, in frames of 10 ms. */
  readonly frames: number;
}

/**
 * Converts the difference of two scores to a confidence from 0 to 1.
 *
 * `soundswallower` scores are logarithms, so the difference is divided by the number of frames to make it independent
 * of the length of the speech. A logistic function maps the result to a value from 0 to 1.
 */
export function confidenceOf(scores: Scores): number {
  return 1 / (1 + Math.exp((MIDPOINT - scorePerFrame(scores)) / SLOPE));
}

export function scorePerFrame({ command, phones, frames }: Scores): number {
  return (command - phones) / Math.max(1, frames);
}

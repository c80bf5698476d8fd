/**
 * The score difference at which a command and other words are equally likely. `MIDPOINT` and `SLOPE` come from the
 * measurement in `site/evidence/recognizer.json`: see `scripts/measure-recognizer.mjs`.
 */
const MIDPOINT = -2;
const SLOPE = 1.5;

/** The default of `VoiceOptions.minConfidence`. */
export const MIN_CONFIDENCE = 0.5;

export interface Scores {
  readonly command: number;
  readonly phones: number;
  /** The number of frames, each of 10 ms. */
  readonly frames: number;
}

/**
 * The scores of `soundswallower` are logarithms. The difference per frame doesn't depend on the length of the speech.
 */
export function confidenceOf(scores: Scores): number {
  return 1 / (1 + Math.exp((MIDPOINT - scorePerFrame(scores)) / SLOPE));
}

function scorePerFrame({ command, phones, frames }: Scores): number {
  return (command - phones) / Math.max(1, frames);
}

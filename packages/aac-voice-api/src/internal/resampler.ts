import { designLowPass } from './lowPass.js';

/**
 * The fraction of the band below the lower rate's Nyquist frequency that passes unchanged. At 16,000 Hz, 7 of 8 kHz
 * pass, which contain almost all of speech.
 */
const PASS_SHARE = 7 / 8;
/** The attenuation of aliases, in dB. At this level, they are much quieter than the noise of any microphone. */
const ATTENUATION = 80;

/** Sample rates in Hz, rounded to whole numbers. */
export interface ResamplerOptions {
  readonly fromRate: number;
  readonly toRate: number;
}

/**
 * Converts a stream of samples block by block, without a seam between blocks.
 *
 * The ratio of the rates is a fraction, `up / down`. Each output sample lies at one of `up` phases between two input
 * samples, and each phase has its own filter weights.
 *
 * The filter is causal: it delays the output by half its length, about 2.5 ms.
 */
export class Resampler {
  readonly fromRate: number;
  readonly #up: number;
  readonly #down: number;
  readonly #phases: readonly Float32Array[];
  /** The last samples of the previous block, which the first outputs of the next block need. */
  #history: Float32Array;
  /**
   * The position of the next output sample, counted from the start of the next block, in units of 1 / `up` input
   * samples.
   */
  #next = 0;

  constructor({ fromRate, toRate }: ResamplerOptions) {
    this.fromRate = fromRate;
    const divisor = greatestCommonDivisor(Math.round(fromRate), Math.round(toRate));
    this.#up = Math.round(toRate) / divisor;
    this.#down = Math.round(fromRate) / divisor;
    this.#phases = this.#up === this.#down ? [Float32Array.of(1)] : phasesOf(fromRate, toRate, this.#up);
    this.#history = new Float32Array(this.#weights(0).length - 1);
  }

  process(block: Float32Array): Float32Array {
    const past = this.#history.length;
    const input = new Float32Array(past + block.length);
    input.set(this.#history);
    input.set(block, past);

    const count = Math.max(0, Math.ceil((block.length * this.#up - this.#next) / this.#down));
    const output = new Float32Array(count);
    for (let n = 0; n < count; n += 1) {
      const position = this.#next + n * this.#down;
      const newest = past + Math.floor(position / this.#up);
      output[n] = weightedSum(this.#weights(position % this.#up), input, newest);
    }

    this.#next += count * this.#down - block.length * this.#up;
    this.#history = input.slice(input.length - past);
    return output;
  }

  #weights(phase: number): Float32Array {
    return this.#phases[phase] ?? new Float32Array(1);
  }
}

/** The first weight is for the newest sample. */
function weightedSum(weights: Float32Array, input: Float32Array, newest: number): number {
  let sum = 0;
  for (let k = 0; k < weights.length; k += 1) sum += (weights[k] ?? 0) * (input[newest - k] ?? 0);
  return sum;
}

function phasesOf(fromRate: number, toRate: number, up: number): Float32Array[] {
  const stopStart = Math.min(fromRate, toRate) / 2;
  const filter = designLowPass({
    rate: fromRate,
    passEnd: stopStart * PASS_SHARE,
    stopStart,
    attenuation: ATTENUATION,
  });
  return Array.from({ length: up }, (_, phase) => {
    const weights = Float32Array.from({ length: filter.length }, (_, k) =>
      filter.valueAt(k + phase / up - filter.length / 2),
    );
    // The sums of the phases' weights differ slightly. They are normalized, because a constant input must give a
    // constant output.
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  });
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

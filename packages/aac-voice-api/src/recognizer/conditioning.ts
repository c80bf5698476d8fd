import { RATE } from './endpointing.js';

/**
 * The target loudness of speech: the root mean square of its loudest `WINDOW`. The decoder's initial cepstral mean was
 * measured at about this loudness.
 */
const LEVEL = 0.12;
const WINDOW = 0.1 * RATE;
/** The maximum gain. Without a maximum, silence would be amplified into loud noise. */
const MOST_GAIN = 10;
/**
 * The root mean square of the noise added to speech, 30 dB below the speech. The synthesized voice of an AAC board
 * contains digital silence. Without noise, the acoustic model, which was trained on telephone calls, mistakes that
 * silence for speech.
 */
const NOISE = 0.004;

/** Adjusts the sound of an utterance to the loudness and noise level that the acoustic model expects. */
export class Conditioner {
  #gain = 1;
  #state = 1;

  /**
   * The gain stays the same until the end of the utterance, because the recognizer would mistake a change of loudness
   * for speech.
   */
  begin(samples: Float32Array): void {
    this.#gain = Math.min(MOST_GAIN, LEVEL / Math.max(loudestOf(samples), Number.EPSILON));
  }

  apply(samples: Float32Array): Float32Array {
    // Uniformly distributed noise from -1 to 1 has a root mean square of 1 / √3.
    return samples.map((sample) => this.#gain * sample + NOISE * Math.sqrt(3) * this.#random());
  }

  /** Returns a pseudorandom number from -1 to 1. The sequence is always the same, so results can be reproduced. */
  #random(): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return this.#state / 2 ** 31 - 1;
  }
}

function loudestOf(samples: Float32Array): number {
  let loudest = 0;
  for (let start = 0; start < samples.length; start += WINDOW / 2) {
    const window = samples.subarray(start, start + WINDOW);
    const power = window.reduce((sum, sample) => sum + sample * sample, 0) / window.length;
    loudest = Math.max(loudest, Math.sqrt(power));
  }
  return loudest;
}

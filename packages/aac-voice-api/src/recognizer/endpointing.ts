import type { Endpointer } from './soundSwallower.js';

/** The sample rate that the acoustic models expect, in Hz. */
export const RATE = 16_000;
/**
 * How many seconds of audio before the detected speech are included in the utterance. The endpointer doesn't detect
 * consonants such as the s of "stop", which would otherwise be cut off.
 */
export const LEAD = 0.3;
/** In seconds: enough for the endpointer's delay and `LEAD`. */
const KEPT = 1;

export interface UtteranceListener {
  begin(): void;
  /** Receives the audio of the utterance, in order and without gaps. */
  continue(samples: Float32Array): void;
  /** `lag` is the length of the audio since the end of the speech, in seconds. */
  end(utterance: { lag: number }): void;
}

export class UtteranceCutter {
  readonly #endpointer: Endpointer;
  readonly #frame: Float32Array;
  readonly #listener: UtteranceListener;
  #filled = 0;
  /** The latest frames. The last one ends at `#now`, in seconds. */
  readonly #kept: Float32Array[] = [];
  #now = 0;

  constructor(endpointer: Endpointer, listener: UtteranceListener) {
    this.#endpointer = endpointer;
    this.#listener = listener;
    this.#frame = new Float32Array(endpointer.get_frame_size());
  }

  get inSpeech(): boolean {
    return this.#endpointer.get_in_speech();
  }

  hear(samples: Float32Array): void {
    let rest = samples;
    while (rest.length > 0) {
      const part = rest.subarray(0, this.#frame.length - this.#filled);
      this.#frame.set(part, this.#filled);
      this.#filled += part.length;
      rest = rest.subarray(part.length);
      if (this.#filled < this.#frame.length) return;
      this.#filled = 0;
      this.#hearFrame(this.#frame.slice());
    }
  }

  #hearFrame(frame: Float32Array): void {
    const wasInSpeech = this.inSpeech;
    this.#endpointer.process(frame);
    this.#now += frame.length / RATE;
    this.#keep(frame);
    if (!wasInSpeech && this.inSpeech) {
      this.#listener.begin();
      this.#listener.continue(this.#since(this.#endpointer.get_speech_start() - LEAD));
    } else if (wasInSpeech) {
      this.#listener.continue(frame);
      if (!this.inSpeech) this.#listener.end({ lag: this.#now - this.#endpointer.get_speech_end() });
    }
  }

  #keep(frame: Float32Array): void {
    this.#kept.push(frame);
    if (this.#kept.length > (KEPT * RATE) / frame.length) this.#kept.shift();
  }

  #since(time: number): Float32Array {
    const length = this.#kept.reduce((sum, frame) => sum + frame.length, 0);
    const sound = new Float32Array(length);
    let offset = 0;
    for (const frame of this.#kept) {
      sound.set(frame, offset);
      offset += frame.length;
    }
    const wanted = Math.round((this.#now - time) * RATE);
    return sound.subarray(Math.max(0, length - wanted));
  }
}

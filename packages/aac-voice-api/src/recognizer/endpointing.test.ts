import { describe, expect, it } from 'vitest';
import { RATE, UtteranceCutter } from './endpointing.js';
import type { Endpointer } from './soundSwallower.js';

const FRAME = 480;
/** In seconds. */
const FRAME_LENGTH = FRAME / RATE;

/**
 * An endpointer that detects speech between two given times. Like the real endpointer, it reports the start and the end
 * a few frames late.
 */
class ScriptedEndpointer implements Endpointer {
  readonly #start: number;
  readonly #end: number;
  readonly #delay = 5 * FRAME_LENGTH;
  #now = 0;

  constructor({ start, end }: { start: number; end: number }) {
    this.#start = start;
    this.#end = end;
  }

  get_frame_size = (): number => FRAME;
  get_in_speech = (): boolean =>
    this.#now >= this.#start + this.#delay && this.#now < this.#end + this.#delay;
  get_speech_start = (): number => this.#start;
  get_speech_end = (): number => this.#end;

  process(frame: Float32Array): null {
    this.#now += frame.length / RATE;
    return null;
  }
}

/** The value of each sample is its time, so a test can tell which samples arrived. */
function ramp(seconds: number): Float32Array {
  return Float32Array.from({ length: seconds * RATE }, (_, index) => index / RATE);
}

function cut({
  sound,
  pieces,
  speech,
}: {
  sound: Float32Array;
  pieces: number;
  speech: { start: number; end: number };
}) {
  const heard: { samples: number[]; lag: number }[] = [];
  const cutter = new UtteranceCutter(new ScriptedEndpointer(speech), {
    begin: () => void heard.push({ samples: [], lag: -1 }),
    continue: (samples) => void heard.at(-1)?.samples.push(...samples),
    end: ({ lag }) => {
      const last = heard.at(-1);
      if (last) last.lag = lag;
    },
  });
  for (let at = 0; at < sound.length; at += pieces) cutter.hear(sound.subarray(at, at + pieces));
  return heard;
}

describe('UtteranceCutter', () => {
  it('returns a gapless utterance that starts 0.3 s before the speech, and reports when the speech ended', () => {
    // Like chunks from a microphone, pieces of 700 samples aren't whole frames.
    const [utterance, ...others] = cut({ sound: ramp(3), pieces: 700, speech: { start: 1.2, end: 1.8 } });
    expect(others).toEqual([]);
    const samples = utterance?.samples ?? [];
    expect(samples[0]).toBeCloseTo(0.9, 3);
    expect(samples.at(-1)).toBeCloseTo(1.8 + 5 * FRAME_LENGTH, 1);
    expect(samples.every((time, index) => Math.abs(time - (samples[0] ?? 0) - index / RATE) < 1e-3)).toBe(
      true,
    );
    expect(utterance?.lag).toBeCloseTo(5 * FRAME_LENGTH, 1);
  });

  it('starts an utterance at the first sample if the audio begins with speech', () => {
    const [utterance] = cut({ sound: ramp(2), pieces: FRAME, speech: { start: 0.1, end: 0.6 } });
    expect(utterance?.samples[0]).toBe(0);
  });
});

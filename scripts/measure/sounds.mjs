/** All samples have a rate of 16,000 Hz, and are the same in every run. */
import { RATE } from '../speech-synthesis.mjs';

/** Seconds of silence before and after the speech. */
const PAUSE = 0.8;
/** The root mean square of the speech's samples. */
const LEVEL = 0.08;

/** `snr` is the level of the speech above the noise in dB, or `null` for no noise. */
export function withNoise(speech, { snr, seed }) {
  const gain = LEVEL / Math.sqrt(speech.reduce((sum, sample) => sum + sample * sample, 0) / speech.length);
  const pause = PAUSE * RATE;
  const random = randomNumbers(seed + 1);
  // Uniformly distributed noise from -1 to 1 has a root mean square of 1 / √3.
  const width = snr === null ? 0 : LEVEL * 10 ** (-snr / 20) * Math.sqrt(3);
  return Float32Array.from(
    { length: speech.length + 2 * pause },
    (_, index) => gain * (speech[index - pause] ?? 0) + width * random(),
  );
}

export function silence({ seconds }) {
  const random = randomNumbers(1);
  return Float32Array.from({ length: seconds * RATE }, () => 0.0005 * random());
}

export function noise({ seconds }) {
  const random = randomNumbers(2);
  return Float32Array.from({ length: seconds * RATE }, (_, index) => {
    const isOn = Math.floor(index / RATE / 2.5) % 2 === 1;
    return (isOn ? 0.08 : 0.001) * random();
  });
}

export function music({ seconds }) {
  const scale = [0, 4, 7, 12, 9, 7, 5, 4];
  return Float32Array.from({ length: seconds * RATE }, (_, index) => {
    const time = index / RATE;
    const note = Math.floor(time * 3);
    const pitch = 220 * 2 ** ((scale[note % scale.length] ?? 0) / 12);
    const decay = Math.exp(-4 * (time - note / 3));
    const tone = [1, 2, 3, 4].reduce((sum, n) => sum + Math.sin(2 * Math.PI * pitch * n * time) / n, 0);
    return 0.08 * decay * tone + 0.03 * Math.sin(2 * Math.PI * 55 * time);
  });
}

/** The same seed yields the same numbers, from -1 to 1. */
function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

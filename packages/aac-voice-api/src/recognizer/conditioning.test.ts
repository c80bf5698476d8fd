import { expect, it } from 'vitest';
import { Conditioner } from './conditioning.js';
import { RATE } from './endpointing.js';

function speech({ level }: { level: number }): Float32Array {
  return Float32Array.from(
    { length: RATE },
    (_, index) => level * Math.min(1, index / RATE) * Math.sin(index / 3),
  );
}

function conditioned(samples: Float32Array): Float32Array {
  const conditioner = new Conditioner();
  conditioner.begin(samples);
  return conditioner.apply(samples);
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

it('audio conditioner: soft and loud speech are normalized to the same loudness', () => {
  const [soft, loud] = [0.05, 0.8].map((level) => rms(conditioned(speech({ level }))));
  expect(soft).toBeCloseTo(loud ?? 0, 3);
});

it('audio conditioner: digital silence is replaced with soft noise, and is not amplified', () => {
  const silence = rms(conditioned(new Float32Array(RATE)));
  expect(silence).toBeCloseTo(0.004, 4);
  expect(rms(conditioned(speech({ level: 0.8 })))).toBeGreaterThan(10 * silence);
});

it('audio conditioner: soft sounds are amplified at most tenfold', () => {
  expect(rms(conditioned(speech({ level: 0.001 })))).toBeLessThan(0.01);
});

it('audio conditioner: the gain stays the same throughout an utterance', () => {
  const conditioner = new Conditioner();
  conditioner.begin(speech({ level: 0.5 }));
  const first = rms(conditioner.apply(speech({ level: 0.5 })));
  const second = rms(conditioner.apply(speech({ level: 0.25 })));
  expect(second / first).toBeCloseTo(0.5, 2);
});

it.each([0.1, 0.15, 0.3])(
  'audio conditioner: a short word that begins after %s s reaches the target loudness',
  (start) => {
    const word = (_: number, index: number): number => {
      const isWord = index >= start * RATE && index < (start + 0.1) * RATE;
      return isWord ? 0.5 * Math.sin(index / 3) : 0;
    };
    const heard = conditioned(Float32Array.from({ length: RATE }, word));
    expect(rms(heard.subarray(start * RATE, (start + 0.1) * RATE))).toBeCloseTo(0.12, 2);
  },
);

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Resampler } from './resampler.js';

const TARGET = 16_000;
const RATES = [48_000, 44_100, 96_000, 32_000, 22_050] as const;

function tone({ frequency, rate, seconds }: { frequency: number; rate: number; seconds: number }) {
  return Float32Array.from({ length: Math.round(rate * seconds) }, (_, n) =>
    Math.sin((2 * Math.PI * frequency * n) / rate),
  );
}

/** In dB. The first samples are ignored, because the filter must settle first. */
function gain(frequency: number, rate: number): number {
  const output = new Resampler({ fromRate: rate, toRate: TARGET }).process(
    tone({ frequency, rate, seconds: 0.4 }),
  );
  const settled = output.subarray(1600);
  const power = settled.reduce((sum, sample) => sum + sample * sample, 0) / settled.length;
  return 10 * Math.log10(power / 0.5);
}

/** A signal can't contain frequencies above the Nyquist frequency. */
function below(rate: number, frequencies: number[]): number[] {
  return frequencies.filter((frequency) => frequency < rate / 2);
}

describe.each(RATES)('resampling from %i Hz to 16,000 Hz', (rate) => {
  it.each(below(rate, [8000, 8100, 8500, 9000, 10_000, 12_000, 15_900, 20_000, 23_900]))(
    'attenuates a tone of %i Hz by 60 dB or more',
    (frequency) => {
      expect(gain(frequency, rate)).toBeLessThan(-60);
    },
  );

  it.each([50, 300, 1000, 3000, 5000, 6500, 7000])('passes a tone of %i Hz within 0.1 dB', (frequency) => {
    expect(Math.abs(gain(frequency, rate))).toBeLessThan(0.1);
  });

  it('returns the number of samples that the ratio of the sample rates requires', () => {
    const resampler = new Resampler({ fromRate: rate, toRate: TARGET });
    for (let block = 0; block < 3; block += 1) {
      expect(resampler.process(new Float32Array(rate * 2))).toHaveLength(TARGET * 2);
    }
  });

  it('does not change a constant signal', () => {
    const output = new Resampler({ fromRate: rate, toRate: TARGET }).process(
      new Float32Array(rate).fill(0.25),
    );
    const errors = output.subarray(1600).map((sample) => Math.abs(sample - 0.25));
    expect(Math.max(...errors)).toBeLessThan(1e-6);
  });
});

describe('Resampler', () => {
  it('returns the same samples for a signal in blocks as for the whole signal', () => {
    const rate = fc.constantFrom(48_000, 44_100, 16_000, 8000);
    const signal = fc.float32Array({ minLength: 1, maxLength: 600, min: -1, max: 1, noNaN: true });
    const cuts = fc.array(fc.nat(600), { maxLength: 6 });
    fc.assert(
      fc.property(rate, signal, cuts, (fromRate, samples, places) => {
        const whole = new Resampler({ fromRate, toRate: TARGET }).process(samples);
        const resampler = new Resampler({ fromRate, toRate: TARGET });
        const edges = [0, ...places.map((place) => Math.min(place, samples.length)), samples.length];
        edges.sort((a, b) => a - b);
        const parts = edges
          .slice(1)
          .flatMap((end, index) => [...resampler.process(samples.subarray(edges[index], end))]);
        expect(parts).toEqual([...whole]);
      }),
      { numRuns: 60 },
    );
  });

  it('returns ceil(n · 16,000 / rate) finite samples for n samples', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RATES), fc.nat(5000), (fromRate, length) => {
        const output = new Resampler({ fromRate, toRate: TARGET }).process(new Float32Array(length).fill(1));
        expect(output).toHaveLength(Math.ceil((length * TARGET) / fromRate));
        expect(output.every((sample) => Number.isFinite(sample))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the phase of a tone across block boundaries', () => {
    const resampler = new Resampler({ fromRate: 44_100, toRate: TARGET });
    const input = tone({ frequency: 440, rate: 44_100, seconds: 2 });
    const output = [
      ...resampler.process(input.subarray(0, 50_001)),
      ...resampler.process(input.subarray(50_001)),
    ];
    // A sampled sine wave satisfies x[n + 1] + x[n - 1] = 2 cos(w) x[n], so a larger difference would reveal a seam
    // between blocks.
    const turn = 2 * Math.cos((2 * Math.PI * 440) / TARGET);
    const errors = output
      .slice(1600, -1)
      .map((_, index) => index + 1600)
      .map((n) => Math.abs((output[n + 1] ?? 0) + (output[n - 1] ?? 0) - turn * (output[n] ?? 0)));
    expect(Math.max(...errors)).toBeLessThan(1e-3);
  });

  it('adds a delay of exactly 2.5 ms, half the length of its filter', () => {
    const click = new Float32Array(48_000);
    click[24_000] = 1;
    const output = new Resampler({ fromRate: 48_000, toRate: TARGET }).process(click);
    const late = output.indexOf(Math.max(...output)) - 8000;
    expect((late / TARGET) * 1000).toBeCloseTo(2.5, 1);
  });

  it('copies samples that already have the target rate', () => {
    const input = Float32Array.of(0.5, -0.5, 1);
    const output = new Resampler({ fromRate: TARGET, toRate: TARGET }).process(input);
    expect(output).toEqual(input);
    expect(output).not.toBe(input);
  });

  it('upsamples a signal with a low sample rate without changing the frequency of a tone', () => {
    expect(new Resampler({ fromRate: 8000, toRate: TARGET }).process(new Float32Array(8000))).toHaveLength(
      TARGET,
    );
    expect(Math.abs(gain(1000, 8000))).toBeLessThan(0.1);
  });
});

/** Frequencies are in Hz. The attenuation is in dB. */
export interface LowPassOptions {
  readonly rate: number;
  readonly passEnd: number;
  readonly stopStart: number;
  readonly attenuation: number;
}

/** The impulse response is a continuous function, because a resampler evaluates it between samples. */
export interface LowPass {
  /** The length of the impulse response, in samples of `rate`. */
  readonly length: number;
  /** Returns the value at the given time. Times are in samples of `rate`, from -length / 2 to length / 2; 0 is the center. */
  valueAt(time: number): number;
}

/**
 * Designs a windowed-sinc filter with a Kaiser window. Kaiser's formulas give the filter's length and the window's
 * shape (`beta`) from the attenuation.
 */
export function designLowPass({ rate, passEnd, stopStart, attenuation }: LowPassOptions): LowPass {
  const transition = (stopStart - passEnd) / rate;
  const length = Math.ceil((attenuation - 7.95) / (14.36 * transition)) + 1;
  const beta = 0.1102 * (attenuation - 8.7);
  const cutoff = (passEnd + stopStart) / rate;
  const scale = besselI0(beta);

  return {
    length,
    valueAt(time) {
      const position = (2 * time) / length;
      const window = besselI0(beta * Math.sqrt(1 - position * position)) / scale;
      return cutoff * sinc(cutoff * time) * window;
    },
  };
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function besselI0(x: number): number {
  const quarter = (x * x) / 4;
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-12; k += 1) {
    term *= quarter / (k * k);
    sum += term;
  }
  return sum;
}

/** `minimum` is a fraction of the bar's width. The other values are in milliseconds. */
export const progressTiming = { delay: 200, minimum: 0.08, speed: 200, trickle: 800 } as const;

export interface ProgressView {
  show(value: number): void;
  remove(): void;
}

export interface Progress {
  start(): void;
  done(): void;
}

/**
 * The bar isn't shown if the page loads within `delay`. The loading time is unknown, so the bar fills more and more
 * slowly until `done` is called.
 */
export function createProgress(view: ProgressView): Progress {
  let state: 'idle' | 'waiting' | 'shown' | 'ending' = 'idle';
  let value = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const trickle = (): void => {
    timer = setTimeout(() => {
      value = Math.min(value + step(value), 0.994);
      view.show(value);
      trickle();
    }, progressTiming.trickle);
  };
  const appear = (): void => {
    state = 'shown';
    value = progressTiming.minimum;
    view.show(value);
    trickle();
  };
  const remove = (): void => {
    state = 'idle';
    view.remove();
  };

  return {
    start() {
      if (state === 'waiting' || state === 'shown') return;
      clearTimeout(timer);
      if (state === 'ending') remove();
      state = 'waiting';
      timer = setTimeout(appear, progressTiming.delay);
    },
    done() {
      if (state === 'idle' || state === 'ending') return;
      clearTimeout(timer);
      if (state === 'waiting') {
        state = 'idle';
        return;
      }
      state = 'ending';
      view.show(1);
      timer = setTimeout(remove, progressTiming.speed);
    },
  };
}

function step(value: number): number {
  if (value < 0.2) return 0.1;
  if (value < 0.5) return 0.04;
  return value < 0.8 ? 0.02 : 0.005;
}

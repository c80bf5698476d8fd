/** Numbers of the progress bar: shares of its width, and milliseconds. */
export const progressTiming = { delay: 200, minimum: 0.08, speed: 200, trickle: 800 } as const;

/** What shows how far a navigation is. */
export interface ProgressView {
  /** Shows a share of the whole; the first call makes it visible. */
  show(value: number): void;
  remove(): void;
}

export interface Progress {
  /** A page was requested. While one is on its way already, the bar goes on. */
  start(): void;
  /** It has come, or it will not. */
  done(): void;
}

/** A bar that quick pages never show, and that creeps on while a slow one is awaited: nobody knows how long it takes. */
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

/** Smaller and smaller, so that it never arrives by itself. */
function step(value: number): number {
  if (value < 0.2) return 0.1;
  if (value < 0.5) return 0.04;
  return value < 0.8 ? 0.02 : 0.005;
}

import type { Repeat } from '../internal/parts.js';

interface Timer {
  readonly callback: () => void;
  readonly interval: number;
  next: number;
}

export class ManualClock {
  readonly #timers = new Set<Timer>();
  #now = 0;

  readonly repeat: Repeat = (callback, interval) => {
    const timer = { callback, interval, next: this.#now + interval };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  get running(): number {
    return this.#timers.size;
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
    for (const timer of this.#timers) {
      while (timer.next <= this.#now && this.#timers.has(timer)) {
        timer.next += timer.interval;
        timer.callback();
      }
    }
  }
}

export interface StepTime {
  step: string;
  milliseconds: number;
}

/** Steps may run in parallel. The times of steps with the same name are added up. */
export interface Recorder {
  time<Result>(step: string, work: () => Result | Promise<Result>): Promise<Result>;
}

export const noRecorder: Recorder = { time: async (_step, work) => work() };

export function createRecorder({ now = () => performance.now() }: { now?: () => number } = {}): Recorder & {
  steps(): StepTime[];
} {
  const times = new Map<string, number>();
  return {
    async time(step, work) {
      const before = now();
      // Reserve the step's position now, because steps are listed in the order in which they start.
      times.set(step, times.get(step) ?? 0);
      try {
        return await work();
      } finally {
        times.set(step, (times.get(step) ?? 0) + now() - before);
      }
    },
    steps: () => [...times].map(([step, milliseconds]) => ({ step, milliseconds })),
  };
}

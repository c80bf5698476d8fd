/** What a build was busy with, and for how long. */
export interface StepTime {
  step: string;
  milliseconds: number;
}

/** Is notified of the steps of a build. Steps with one name are added up; some run in parallel. */
export interface Recorder {
  time<Result>(step: string, work: () => Result | Promise<Result>): Promise<Result>;
}

/** Runs the steps and notes nothing. */
export const noRecorder: Recorder = { time: async (_step, work) => work() };

/** Notes the time of each step, in the order in which they began. */
export function createRecorder({ now = () => performance.now() }: { now?: () => number } = {}): Recorder & {
  steps(): StepTime[];
} {
  const times = new Map<string, number>();
  return {
    async time(step, work) {
      const before = now();
      // Its place in the table is that of its beginning.
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

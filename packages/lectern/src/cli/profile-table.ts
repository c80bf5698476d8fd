import type { StepTime } from '../session/recorder.js';

export interface Profile {
  steps: StepTime[];
  /** From the start of the process to the end of the build. */
  milliseconds: number;
  /** Peak resident memory of the process, including its threads, in bytes. */
  peakMemory: number;
}

export function profileTable({ steps, milliseconds: total, peakMemory }: Profile): string {
  const rows = [
    ...steps.map(({ step, milliseconds }) => row({ step, milliseconds, total })),
    row({ step: 'total', milliseconds: total, total }),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const lines = rows.map(
    ([step = '', ...numbers]) =>
      `  ${step.padEnd(widths[0] ?? 0)}  ${numbers.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)).join('  ')}`,
  );
  return [...lines, `  peak memory: ${Math.round(peakMemory / 1024 ** 2)} MB`].join('\n');
}

function row({ step, milliseconds, total }: StepTime & { total: number }): string[] {
  const share = total === 0 ? 0 : (100 * milliseconds) / total;
  return [step, `${Math.round(milliseconds)} ms`, `${Math.round(share)} %`];
}

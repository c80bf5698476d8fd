export function mutate(options: { text: string; file: string; from: string; to: string }): {
  text: string;
  /** Where it changed, from 1. */
  line: number;
};

export function mutate(options: { text: string; file: string; from: string; to: string }): {
  text: string;
  /** The 1-based line of the change. */
  line: number;
};

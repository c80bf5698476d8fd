export interface ProseProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly fix: string;
}

export function checkStyle(input: { file: string; text: string }): ProseProblem[];

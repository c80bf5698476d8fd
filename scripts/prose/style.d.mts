export interface ProseProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly mend: string;
}

export function checkStyle(input: { file: string; text: string }): ProseProblem[];

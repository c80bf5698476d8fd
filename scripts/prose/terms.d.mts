interface TermProblem {
  line: number;
  column: number;
  message: string;
  fix: string;
}

export function termProblems(options: {
  lines: readonly string[];
  where: 'prose' | 'everywhere';
}): TermProblem[];
export function withoutCode(text: string): string[];
export function onlyComments(source: string): string[];

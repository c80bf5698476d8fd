interface TermProblem {
  line: number;
  column: number;
  message: string;
  fix: string;
}

export function termProblems(options: {
  lines: readonly string[];
  where: 'prose' | 'titles' | 'everywhere';
}): TermProblem[];
export function withoutCode(text: string): string[];
export function onlyComments(source: string): string[];
export function onlyMessages(source: string): string[];
export function onlyTitles(source: string): string[];

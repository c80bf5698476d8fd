interface SubjectProblem {
  file: string;
  line: number;
  column: number;
  message: string;
  fix: string;
}

export function checkSubject(options: { hash: string; subject: string }): SubjectProblem[];
export function checkCommits(options: { root: string; count?: number }): SubjectProblem[];

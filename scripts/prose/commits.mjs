import { execFileSync } from 'node:child_process';
import { termProblems } from './terms.mjs';

const longest = 72;

export function checkSubject({ hash, subject }) {
  const problems = termProblems({ lines: [subject], where: 'everywhere' });
  if (subject.length > longest)
    problems.push({
      line: 1,
      column: longest + 1,
      message: `The subject has ${subject.length} characters.`,
      fix: `Shorten it to ${longest}, and put the rest in the body.`,
    });
  return problems.map((problem) => ({ file: `commit ${hash}`, ...problem }));
}

/** Returns no problems outside of a repository, such as in a downloaded archive. */
export function checkCommits({ root, count = 20 }) {
  let log;
  try {
    log = execFileSync('git', ['log', '--no-merges', `-${count}`, '--format=%h%x09%s'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return [];
  }
  return log
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [hash, ...subject] = line.split('\t');
      return checkSubject({ hash, subject: subject.join('\t') });
    });
}

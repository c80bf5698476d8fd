import { execFileSync } from 'node:child_process';
import { termProblems } from './terms.mjs';

const longest = 72;

/** Matches the part that a subject starts with, such as `search: ` or `docs, messages: `. */
const part = /^[\w@./-]+(?: [\w./-]+){0,2}(?:, [\w@./ -]+)*: \S/;
const withoutPart = ['Update test evidence', /^Merge /, /^Revert /, /^Release /];

/** A reader of the log can't tell from these phrases what has changed. */
const vague =
  /\bwhat (?:\w+ )*(?:readers?|samples?|readings?) (?:\w+ )*(?:stumbled|reread|found|flagged)\b|\bsecond reading\b|\bkeep the reasons\b|\bthe last (?:unclear|vague|stacked) ones\b|\bwhat remains\b/g;

export function checkSubject({ hash, subject }) {
  const problems = termProblems({ lines: [subject], where: 'everywhere' });
  if (subject.length > longest)
    problems.push({
      line: 1,
      column: longest + 1,
      message: `The subject has ${subject.length} characters.`,
      fix: `Shorten it to ${longest}, and put the rest in the body.`,
    });
  if (!part.test(subject) && !withoutPart.some((allowed) => subject.search(allowed) === 0))
    problems.push({
      line: 1,
      column: 1,
      message: 'The subject does not start with the part that has changed.',
      fix: 'Start with the part and a colon, as in "search: rank titles first".',
    });
  for (const { 0: phrase, index } of subject.matchAll(vague))
    problems.push({
      line: 1,
      column: index + 1,
      message: `"${phrase}" does not say what has changed.`,
      fix: 'Name the change, as in "docs: shorten sentences with stacked conditions".',
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

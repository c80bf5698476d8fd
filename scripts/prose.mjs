/**
 * Checks the project's prose, and prints its reading levels: `node scripts/prose.mjs [--quiet] [file…]`. `--quiet`
 * omits the table of reading levels. It prints each mistake as file:line:column, with what is wrong and how to fix it,
 * and fails if there are any.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from './options.mjs';
import { runScript } from './problem.mjs';
import { checkCommits } from './prose/commits.mjs';
import { codeFiles, commentFiles, messageFiles, proseFiles, testFiles, texts } from './prose/files.mjs';
import { levelsTable, readingLevel } from './prose/reading-level.mjs';
import { checkSpelling } from './prose/spelling.mjs';
import { checkStyle } from './prose/style.mjs';
import { onlyComments, onlyMessages, onlyTitles, termProblems } from './prose/terms.mjs';

async function main() {
  const { values, positionals } = readOptions({
    options: { quiet: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const wanted = (all) => (positionals.length === 0 ? all : all.filter((file) => positionals.includes(file)));
  const files = wanted(proseFiles(root));
  const spelling = checkSpelling({ root, files });
  const problems = [];
  const levels = [];
  for (const file of texts(files)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    problems.push(...checkStyle({ file, text }));
    if (!values.quiet) levels.push({ file, ...readingLevel(text) });
  }
  for (const file of wanted(commentFiles(root))) {
    const lines = onlyComments(readFileSync(path.join(root, file), 'utf8'));
    problems.push(...termProblems({ lines, where: 'everywhere' }).map((problem) => ({ file, ...problem })));
  }
  for (const file of wanted(messageFiles(root))) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    problems.push(...termProblems({ lines, where: 'prose' }).map((problem) => ({ file, ...problem })));
  }
  for (const file of wanted(codeFiles(root))) {
    const lines = onlyMessages(readFileSync(path.join(root, file), 'utf8'));
    problems.push(...termProblems({ lines, where: 'prose' }).map((problem) => ({ file, ...problem })));
  }
  for (const file of wanted(testFiles(root))) {
    const lines = onlyTitles(readFileSync(path.join(root, file), 'utf8'));
    problems.push(...termProblems({ lines, where: 'titles' }).map((problem) => ({ file, ...problem })));
  }
  if (positionals.length === 0) problems.push(...checkCommits({ root }));
  problems.push(...(await spelling));
  problems.sort(byLocation);
  if (!values.quiet) console.log(levelsTable(levels));
  for (const { file, line, column, message, fix } of problems)
    console.log(`${file}:${line}:${column}  ${message}\n    ${fix}`);
  console.log(
    problems.length === 0
      ? `No mistakes in the prose of ${files.length} files.`
      : `\n${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'} in the prose of ${files.length} files.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function byLocation(a, b) {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

runScript(main);

import path from 'node:path';
import { lint } from 'cspell';

export async function checkSpelling({ root, files }) {
  const problems = [];
  const reporter = {
    issue({ uri, text, row, col, isFlagged, suggestions = [] }) {
      const file = decodeURI(new URL(uri).pathname).slice(root.length + 1);
      const message = isFlagged ? `"${text}" is a word to avoid.` : `"${text}" is not in any dictionary.`;
      const near = suggestions.slice(0, 3).join(', ');
      const fix = `${near === '' ? '' : `Did you mean ${near}? `}If the word is correct, add it to cspell-words.txt.`;
      problems.push({ file, line: row, column: col, message, fix });
    },
    error(message, error) {
      throw new Error(message, { cause: error });
    },
  };
  await lint(
    files,
    { root, config: path.join(root, 'cspell.json'), showSuggestions: true, progress: false },
    reporter,
  );
  return problems;
}

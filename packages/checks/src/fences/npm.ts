import { nearest } from 'lectern/plugin';
import { slips } from '../names/name-index.js';
import type { CommandFacts, Word, WordProblem } from './shell-words.js';
import { meant, optionProblem, unknownWord } from './shell-words.js';

const npmCommands = (
  'access add audit bugs cache ci config create dedupe diff doctor exec explain fund get help init install ' +
  'install-test link login logout ls list org outdated owner pack ping pkg prefix profile prune publish query ' +
  'rebuild restart root run run-script sbom search set stop team token uninstall unpublish update version view whoami'
).split(' ');
/** npm commands that run the script with the same name: `npm test` runs the script `test`. */
const npmScripts = ['start', 'test', 'stop', 'restart'];
const npmOptions = (
  '--access --force --global --ignore-scripts --include --json --no-audit --no-fund --omit --prefix --production ' +
  '--registry --save --save-dev --save-exact --silent --version --workspace --workspaces --yes -D -E -g -s -w -y'
).split(' ');

/** Reports only misspellings of known names, because any other name may be a package in the registry. */
export function npxProblems({ word, facts }: { word: Word; facts: CommandFacts }): WordProblem[] {
  const text = word.text.replace(/(?<=.)@[^/]*$/, '');
  if (text.startsWith('-') || facts.binaries.has(text)) return [];
  const near = nearest({ found: text, known: facts.binaries, limit: slips(text) });
  return near === undefined ? [] : [{ word, message: `There is no program "${text}".${meant(near)}` }];
}

export function npmProblems({ rest, facts }: { rest: readonly Word[]; facts: CommandFacts }): WordProblem[] {
  const dashes = rest.findIndex(({ text }) => text === '--');
  const own = dashes === -1 ? rest : rest.slice(0, dashes);
  const options = own.filter(({ text }) => text.startsWith('-'));
  const [command, name] = own.filter(({ text }) => !text.startsWith('-'));
  const found = options.flatMap((word) => {
    const plain = { ...word, text: word.text.split('=')[0] ?? '' };
    return unknownWord({ word: plain, known: npmOptions, what: 'known npm option' });
  });
  if (command === undefined) return found;
  found.push(...packageProblems({ command: command.text, rest: own, facts }));
  const isScript = command.text === 'run' || command.text === 'run-script';
  const implied = npmScripts.includes(command.text) ? command : undefined;
  const script = isScript ? name : implied;
  if (script !== undefined)
    found.push(...unknownWord({ word: script, known: [...facts.scripts], what: 'npm script' }));
  else if (!isScript) found.push(...unknownWord({ word: command, known: npmCommands, what: 'npm command' }));
  // The words after `--` go to the program that the script runs. Its options may be unknown, so only misspelled options
  // are reported.
  if (dashes !== -1 && script !== undefined)
    for (const word of rest.slice(dashes + 1)) found.push(...optionProblem({ word, facts, isSure: false }));
  return found;
}

/** A package that isn't known here may exist in the registry, so only misspelled names are reported. */
function packageProblems({
  command,
  rest,
  facts: { packages },
}: {
  command: string;
  rest: readonly Word[];
  facts: CommandFacts;
}): WordProblem[] {
  const isInstall = ['install', 'i', 'add', 'install-test', 'uninstall', 'update'].includes(command);
  return rest.flatMap((word, index) => {
    const isWorkspace = ['-w', '--workspace'].includes(rest[index - 1]?.text ?? '');
    if (!isWorkspace && !(isInstall && index > 0)) return [];
    const text = word.text.replace(/(?<=.)@[^/]*$/, '');
    if (text.startsWith('-') || packages.has(text)) return [];
    const tarball = /^(?:\.{0,2}\/)*([\w-]+)-(\d+\.\d+\.\d+)\.tgz$/.exec(text);
    const version = [...packages].find(([name]) => packedName(name) === tarball?.[1])?.[1];
    if (tarball && version !== undefined && tarball[2] !== version)
      return [{ word, message: `"${text}" is outdated: the package now has version ${version}.` }];
    if (!/^@?[a-z][\w./-]*$/.test(text)) return [];
    const near = nearest({
      found: text,
      known: packages.keys(),
      ...(isWorkspace ? {} : { limit: slips(text) }),
    });
    return near === undefined ? [] : [{ word, message: `There is no package "${text}".${meant(near)}` }];
  });
}

function packedName(name: string): string {
  return name.replace(/^@/, '').replace('/', '-');
}

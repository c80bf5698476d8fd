/**
 * Makes many small changes to the library and its documents, each in a copy, and reports the changes that no test or
 * check detects: `npm run mutate [-- library|behavior|documents] [--kind NAME …]`. The exit code is 1 if a mutation
 * of the library is not detected.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOCUMENT_MUTATIONS } from './mutate/documents.mjs';
import { LIBRARY_MUTATIONS } from './mutate/library.mjs';
import { reportOf } from './mutate/report.mjs';
import { runBehavior } from './mutate/run-behavior.mjs';
import { runDocuments } from './mutate/run-documents.mjs';
import { runLibrary } from './mutate/run-library.mjs';
import { readOptions } from './options.mjs';
import { Problem, runScript } from './problem.mjs';

const LISTS = {
  library: { run: runLibrary, mutations: LIBRARY_MUTATIONS },
  /** The unit tests don't run, so the result shows which mutations the documents alone detect. */
  behavior: { run: runBehavior, mutations: LIBRARY_MUTATIONS },
  documents: { run: runDocuments, mutations: DOCUMENT_MUTATIONS },
};

const HELP = `Usage: npm run mutate [-- LIST …] [--kind NAME …]

Lists:
  library    changes the library, and runs its tests
  behavior   changes the library, and runs "lectern check site" without the tests
  documents  changes the documents, and runs "lectern check site"

Without a list, all three run. --kind runs the mutations of one kind, and may be repeated.`;

async function main() {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const { positionals: names, values } = readOptions({
    allowPositionals: true,
    options: { kind: { type: 'string', multiple: true, default: [] } },
    help: HELP,
  });
  const unknown = names.find((name) => !(name in LISTS));
  if (unknown)
    throw new Problem(`Unknown list "${unknown}": the lists are ${Object.keys(LISTS).join(', ')}.`);
  for (const name of names.length === 0 ? Object.keys(LISTS) : names) {
    const { run, mutations } = LISTS[name];
    const results = await run({ root, mutations: ofKinds({ mutations, wanted: values.kind }) });
    console.log(reportOf({ title: name, results }));
    if (name === 'library' && results.some(({ seenBy }) => seenBy === undefined)) process.exitCode = 1;
  }
}

function ofKinds({ mutations, wanted }) {
  const kinds = [...new Set(mutations.map(({ kind }) => kind))];
  const unknown = wanted.find((kind) => !kinds.includes(kind));
  if (unknown !== undefined)
    throw new Problem(`Unknown kind "${unknown}": the kinds are ${kinds.join(', ')}.`);
  return wanted.length === 0 ? mutations : mutations.filter(({ kind }) => wanted.includes(kind));
}

runScript(main);

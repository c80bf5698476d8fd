/**
 * Changes the library and its documents in many small ways, each in a copy, and says which changes no test and no check
 * sees: `npm run mutate [-- library|documents]`. Exit code 1 if one of the library is not seen.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOCUMENT_MUTATIONS } from './mutate/documents.mjs';
import { LIBRARY_MUTATIONS } from './mutate/library.mjs';
import { reportOf } from './mutate/report.mjs';
import { runDocuments } from './mutate/run-documents.mjs';
import { runLibrary } from './mutate/run-library.mjs';
import { Problem, runScript } from './problem.mjs';

const LISTS = {
  library: { run: runLibrary, mutations: LIBRARY_MUTATIONS },
  documents: { run: runDocuments, mutations: DOCUMENT_MUTATIONS },
};

function main() {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in LISTS));
  if (unknown)
    throw new Problem(`Unknown list "${unknown}": the lists are ${Object.keys(LISTS).join(' and ')}.`);
  for (const name of names.length === 0 ? Object.keys(LISTS) : names) {
    const { run, mutations } = LISTS[name];
    const results = run({ root, mutations });
    console.log(reportOf({ title: name, results }));
    if (name === 'library' && results.some(({ seenBy }) => seenBy === undefined)) process.exitCode = 1;
  }
}

runScript(main);

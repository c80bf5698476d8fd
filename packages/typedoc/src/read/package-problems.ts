import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic, ReadOptions } from 'lectern/plugin';
import { listFiles, problem, siteRelative } from 'lectern/plugin';
import type { TypedocSettings } from '../options.js';
import type { PackageModel } from './convert-package.js';

export function noEntryPoints({
  settings: { id, path, entryPoints },
  at,
}: {
  settings: TypedocSettings;
  at: LocationInConfig | undefined;
}): Diagnostic {
  return problem({
    code: 'no-entry-points',
    message: `The typedoc plug-in "${id}" found no module in ${path}: no file there matches ${entryPoints.map((pattern) => `"${pattern}"`).join(' or ')}.`,
    hint: 'Correct `entryPoints` in the options of the plug-in. Its patterns are relative to `path`.',
    ...at,
  });
}

export function emptyReference({
  settings: { path },
  at,
}: {
  settings: TypedocSettings;
  at: LocationInConfig | undefined;
}): Diagnostic {
  return problem({
    code: 'empty-reference',
    severity: 'warning',
    message: `The reference of the package in ${path} is empty, because its entry points export nothing that can have a page.`,
    hint: 'Export the symbols that callers import. Declarations in `declare module` blocks and in namespaces have no pages. If the symbols are in other modules, correct `entryPoints` in the options of the plug-in.',
    ...at,
  });
}

/** The message names the largest file, because large generated files are the usual reason. */
export async function tooSlow({
  settings: { path, exclude, timeLimit },
  packageDir,
  at,
}: {
  settings: TypedocSettings;
  packageDir: string;
  at: LocationInConfig | undefined;
}): Promise<Diagnostic> {
  const include = ['**/*.{ts,tsx,mts,cts}'];
  const files = await listFiles({ dir: packageDir, include, exclude: ['**/node_modules/**', ...exclude] });
  const sizes = files.map((file) => ({ file, size: statSync(join(packageDir, file)).size }));
  const [largest] = sizes.sort((a, b) => b.size - a.size);
  const names =
    largest === undefined
      ? ''
      : ` The largest file in the package is ${largest.file} (${Math.ceil(largest.size / 1000)} kB).`;
  return problem({
    code: 'reference-timeout',
    message: `TypeDoc was stopped after ${timeLimit} s of processor time, before it had read the package in ${path}.${names}`,
    hint: 'Leave out generated modules with `exclude`, shorten doc comments of several hundred kilobytes, or raise `timeLimit` in the options of the plug-in.',
    ...at,
  });
}

interface Options {
  model: PackageModel;
  siteDir: string;
}

type LocationInConfig = ReturnType<NonNullable<ReadOptions['locationInConfig']>>;

/** Matches TypeDoc's warnings about `@param`, which `doc-comments/` reports more precisely, with a line. */
const REPORTED_ELSEWHERE = /has an @param with name/u;

export function wrongComments({
  model,
  siteDir,
  settings: { onWrongComments },
}: Options & { settings: TypedocSettings }): Diagnostic[] {
  if (onWrongComments === 'ignore') return [];
  const severity = onWrongComments === 'warn' ? 'warning' : 'error';
  return model.comments.map(({ file, ...found }) =>
    problem({ ...found, severity, file: siteRelative({ siteDir, path: file }) }),
  );
}

/** @param options.at - The location for messages without one. */
export function packageProblems({
  model,
  siteDir,
  at,
}: Options & { at?: LocationInConfig | undefined }): Diagnostic[] {
  const { errors, warnings, messagesFrom: from } = model;
  return [
    ...errors.map((message) => packageProblem({ message, severity: 'error', from, siteDir, at })),
    ...warnings
      .filter((message) => !REPORTED_ELSEWHERE.test(message))
      .map((message) => packageProblem({ message, severity: 'warning', from, siteDir, at })),
  ];
}

function packageProblem({
  message,
  severity,
  from,
  siteDir,
  at: inConfig = {},
}: {
  message: string;
  severity: Diagnostic['severity'];
  from: string;
  siteDir: string;
  at: LocationInConfig | undefined;
}): Diagnostic {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  const location = /^(\S+?):(\d+):(\d+) - (?:error |warning )?(.*)$/.exec(first);
  const text = location?.[4] ?? first;
  const file = location?.[1];
  const path = file === undefined ? undefined : resolve(from, file);
  const at =
    path === undefined
      ? inConfig
      : { file: siteRelative({ siteDir, path }), line: Number(location?.[2]), column: Number(location?.[3]) };
  if (severity === 'warning')
    return problem({
      code: 'reference-doubtful',
      severity: 'warning',
      message: `TypeDoc reports: ${text}`,
      hint: 'Fix this in the source of the package.',
      ...at,
    });
  return problem({
    code: 'reference-failed',
    message: `TypeDoc failed to read the package: ${text}`,
    hint: 'Fix the error in the source of the package. The source must compile with the package’s `tsconfig.json`.',
    ...at,
  });
}

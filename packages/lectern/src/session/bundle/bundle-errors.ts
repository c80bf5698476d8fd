import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { contentOf } from '../../cache/cache-file.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { engineSource } from '../../util/engine-paths.js';
import type { BundlerComplaint } from './bundler-complaint.js';
import { sassSource } from './older-sass.js';
import { settingsProblem } from './settings-errors.js';

export async function attempt<T>({ siteDir }: { siteDir: string }, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof LecternError) throw error;
    throw new LecternError(bundleProblems({ error, siteDir }), { cause: error });
  }
}

interface BundlerError {
  message: string;
  id?: string;
  loc?: { file?: string; line?: number; column?: number };
}

export function isBundlerError(error: unknown): error is object {
  return typeof error === 'object' && error !== null && ('plugin' in error || 'pluginCode' in error);
}

export function bundleProblems({ error, siteDir }: { error: unknown; siteDir: string }): Diagnostic[] {
  return bundlerComplaints(error).map((complaint) => {
    const known =
      missingStyle({ complaint, siteDir }) ?? settingsProblem({ reason: complaint.reason, siteDir });
    if (known !== undefined) return known;
    const { reason, file, ...location } = complaintAbout({ complaint, siteDir });
    const preprocessor = /^Preprocessor dependency "([\w-]+)" not found/.exec(reason)?.[1];
    // The dev server adds queries to file names.
    const path = file?.replace(/\?.*/, '');
    const source = path && (sassSource(path) ?? path);
    return problem({
      code: 'bundle-failed',
      ...messageOf({ reason, preprocessor, isStyle: /\.(?:css|s[ac]ss|less|styl)$/.test(source ?? '') }),
      file: source && relative(siteDir, resolve(siteDir, source)),
      ...location,
    });
  });
}

/**
 * If an engine module fails to import a module of the site, the bundler reports the engine module, so the complaint is
 * changed to name the site's module.
 */
function complaintAbout({ complaint, siteDir }: Complaint): BundlerComplaint {
  const { reason, file } = complaint;
  if (file === undefined || !resolve(siteDir, file).startsWith(engineSource())) return complaint;
  const start = { line: 1, column: 1 };
  // The bundler's paths are relative to the working directory, not to the site's folder.
  const withoutDefault = /^"default" is not exported by "(.+)"\.?$/.exec(reason)?.[1];
  if (withoutDefault !== undefined) return { reason: noDefault, file: resolve(withoutDefault), ...start };
  const unloaded = unreadable.exec(reason)?.[1];
  return unloaded === undefined ? complaint : { reason, file: resolve(unloaded), ...start };
}

function missingStyle({ complaint: { reason, file }, siteDir }: Complaint): Diagnostic | undefined {
  const address = /^ENOENT: no such file or directory, open '(.+)'$/.exec(reason)?.[1];
  if (address === undefined || file === undefined || !/\.(?:css|less|s[ac]ss)$/.test(file)) return undefined;
  const source = contentOf(resolve(siteDir, file))?.toString() ?? '';
  const index = source.indexOf(address);
  const before = source.slice(0, Math.max(0, index));
  return problem({
    code: 'bundle-failed',
    message: `The style sheet imports "${address}", which does not exist.`,
    hint: 'Correct the path, which is relative to the style sheet. If the style sheet imports a package, install the package.',
    file: relative(siteDir, resolve(siteDir, file)).replaceAll('\\', '/'),
    ...(index >= 0 && { line: before.split('\n').length, column: index - before.lastIndexOf('\n') }),
  });
}

function messageOf({
  reason,
  preprocessor,
  isStyle,
}: {
  reason: string;
  preprocessor: string | undefined;
  isStyle: boolean;
}) {
  if (preprocessor !== undefined)
    return {
      message: `A style sheet can't be compiled, because its compiler is not installed.`,
      hint: `Install it: npm install --save-dev ${compilers[preprocessor] ?? preprocessor}`,
    };
  if (reason.includes('sass.initAsyncCompiler is not a function'))
    return {
      message: `A style sheet can't be compiled, because the installed Sass is older than 1.45.`,
      hint: 'Update it: npm install --save-dev sass@latest',
    };
  const what = isStyle ? 'The style sheet' : 'The module';
  return { message: `${what} can't be bundled: ${reason}`, hint: hintFor(reason) };
}

function hintFor(reason: string): string | undefined {
  if (unreadable.test(reason))
    return 'Modules can import code, styles, JSON, and images in common formats. Put other files in the `static` folder, and link to their URLs.';
  if (reason === 'Maximum call stack size exceeded')
    return 'The module is nested too deeply. Move part of it into a function or a data file.';
  if (/^(?:Brackets|Elements) are nested more than|^(?:An expression|The module) has more than/.test(reason))
    return 'Move part of the module into a function or a data file.';
  if (reason === noDefault) return 'Export the component: export default function Name() { … }.';
  return undefined;
}

const noDefault = 'The module has no default export';

const unreadable = /^Could not load (.+)$/;

const compilers: Readonly<Record<string, string>> = {
  'sass-embedded': 'sass (or sass-embedded, which is faster)',
};

interface Complaint {
  complaint: BundlerComplaint;
  siteDir: string;
}

export function bundlerComplaints(error: unknown): BundlerComplaint[] {
  const { errors = [error as BundlerError] } = error as { errors?: readonly BundlerError[] };
  return errors.map(({ message, id, loc }) => {
    const text = stripVTControlCharacters(message);
    const [first = '', ...others] = text.replace(/^(?:\[[\w:-]+\] )+/, '').split('\n');
    // A first line such as "Transform failed with 1 error:" is useless without the next line.
    const detail = first.endsWith(':') ? (others.find((line) => line.trim() !== '') ?? '').trim() : '';
    const place = /\[ (\S+?):(\d+):(\d+) \]/.exec(text) ?? / file "([^"]+)"/.exec(first);
    const reason = [first.replace(/ in \S+$|:$/, ''), detail, causeIn(text)].filter(Boolean).join(': ');
    // The bundler reports a generated module (`virtual:lectern/…`). Report the file that the module fails to import
    // instead.
    if ((loc?.file ?? id ?? place?.[1])?.includes('virtual:lectern/'))
      return { reason, file: unreadable.exec(first)?.[1], line: undefined, column: undefined };
    return {
      reason,
      file: loc?.file ?? id ?? place?.[1],
      line: loc?.line ?? numberOrNothing(place?.[2]),
      // The bundler's columns are 0-based, except in its code frames.
      column: loc?.column === undefined ? numberOrNothing(place?.[3]) : loc.column + 1,
    };
  });
}

function causeIn(text: string): string {
  return /^Caused by:\n\s*(.+)$/m.exec(text)?.[1]?.trim() ?? '';
}

function numberOrNothing(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

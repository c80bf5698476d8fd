import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findConfig } from '../../config/load.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { lstatOf } from '../../util/files.js';
import { withFileErrors } from './file-errors.js';
import type { Mark } from './mark.js';
import { markFile, readMark, siteIdentity } from './mark.js';
import type { ResolvedPath } from './resolved-path.js';
import { locate } from './resolved-path.js';
import { contains, findRefusal } from './safe-folder.js';
import type { TakenPath } from './taken-folders.js';
import { takenByConvention } from './taken-folders.js';

export interface Candidate {
  /** Absolute path, with symbolic links resolved. */
  outDir: string;
  site: string;
  /**
   * Checks that the output folder doesn't overlap the paths in the configuration.
   * @throws LecternError if the folder is not safe to write to.
   */
  settle(taken: readonly TakenPath[]): void;
}

interface Options {
  siteDir: string;
  outDir: string;
  force: boolean;
}

/** Only checks the folder. @throws LecternError if the folder is not safe to write to. */
export function prepareOutput({ siteDir, outDir: asked, force }: Options): Candidate {
  return withFileErrors(asked, () => {
    refuseDeadLink(asked);
    const [out, site] = [locate(asked), locate(siteDir)];
    const outDir = out.path;
    const identity = siteIdentity({ siteDir: site.path, outDir });
    refuseTaken({ out, site, asked, paths: takenByConvention(site.path) });
    refuseGitFolder(outDir);
    refuseOtherSite({ out, site });
    refuseFile(out);
    return {
      outDir,
      site: identity,
      settle: (paths) =>
        withFileErrors(asked, () => {
          refuseTaken({ out, site, asked, paths });
          const stranger = strangerIn({ outDir, site: identity, force });
          if (stranger !== undefined) throw refused(stranger);
          accessSync(nearestFolder(out), constants.W_OK | constants.X_OK);
        }),
    };
  });
}

function refuseTaken({
  out,
  site,
  asked,
  paths,
}: {
  out: ResolvedPath;
  site: ResolvedPath;
  asked: string;
  paths: readonly TakenPath[];
}): void {
  const taken = paths.map(({ path, ...rest }) => ({ resolved: locateLoosely(path), ...rest }));
  const found = findRefusal({ out, site, taken });
  if (found === undefined) return;
  const { relation, taken: other } = found;
  const what = relation === 'is' ? other.what : `${other.resolved.path}, ${other.what}`;
  const link = resolve(asked) === out.path ? '' : ` (the target of ${resolve(asked)})`;
  throw refused({
    code: 'output-not-safe',
    message: `The output folder ${out.path}${link} ${relation} ${what}. A build there would mix the built site with other files. Nothing was written.`,
    hint: `Choose a separate folder with --out, such as --out ${join(site.path, 'public')}. The default is ${join(site.path, 'build')}.`,
  });
}

function refused(fields: Omit<Diagnostic, 'severity'>): LecternError {
  return new LecternError([problem(fields)]);
}

/** Ignores errors, because another step reports them. */
function locateLoosely(path: string): ResolvedPath {
  try {
    return locate(path);
  } catch {
    return { path, chain: [] };
  }
}

/** `locate` already rejects broken links in the folder's parents, and links that form a loop. */
function refuseDeadLink(asked: string): void {
  if (lstatOf(asked)?.isSymbolicLink() !== true || !leadsNowhere(asked)) return;
  throw refused({
    code: 'output-not-a-folder',
    message: `The output folder ${asked} is a broken symbolic link.`,
    hint: 'Create the folder that the link points to, or choose another folder with --out.',
  });
}

function leadsNowhere(link: string): boolean {
  try {
    return statSync(link, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

function refuseGitFolder(outDir: string): void {
  if (!outDir.split(/[/\\]/).some((segment) => segment.toLowerCase() === '.git')) return;
  throw refused({
    code: 'output-not-safe',
    message: `The output folder ${outDir} is inside a .git folder. Nothing was written.`,
    hint: 'Choose a folder outside of ".git" with --out.',
  });
}

/**
 * Rejects an output folder inside another site, unless it is in that site's output folder, or that site contains this
 * one.
 */
function refuseOtherSite({ out, site }: { out: ResolvedPath; site: ResolvedPath }): void {
  for (let folder = out.path; ; folder = dirname(folder)) {
    if (dirname(folder) === folder || contains(locate(folder), site)) return;
    if (folder !== out.path && existsSync(join(folder, markFile))) return;
    const config = findConfig(folder);
    if (config === undefined) continue;
    throw refused({
      code: 'output-not-safe',
      message: `The output folder ${out.path} ${folder === out.path ? 'is' : 'is inside'} the folder of another site: ${join(folder, config)} exists. Nothing was written.`,
      hint: 'Choose a folder outside of that site with --out.',
    });
  }
}

function refuseFile({ path, chain }: ResolvedPath): void {
  const rest = chain[0]?.rest.length ?? 0;
  const existing = nearestFolder({ path, chain });
  if (statSync(existing).isDirectory()) return;
  throw refused({
    code: 'output-not-a-folder',
    message: `The output folder ${path} can't be created: ${rest === 0 ? 'it' : existing} is a file. Nothing was written.`,
    hint: 'Move the file, or choose another folder with --out.',
  });
}

function nearestFolder({ path, chain }: ResolvedPath): string {
  return resolve(path, ...(chain[0]?.rest ?? []).map(() => '..'));
}

/** Returns undefined if the build may write to the folder. */
function strangerIn({
  outDir,
  site,
  force,
}: {
  outDir: string;
  site: string;
  force: boolean;
}): Omit<Diagnostic, 'severity'> | undefined {
  const mark = existsSync(outDir) ? readMark(outDir) : 'none';
  const path = join(outDir, markFile);
  if (mark === 'damaged') {
    return {
      code: 'output-mark-damaged',
      message: `The file ${path} is damaged, so Lectern can't tell which files in that folder it created. Nothing was written.`,
      hint: `If the folder contains only a built site, delete the folder, and build again. Otherwise, choose another folder with --out.`,
    };
  }
  if (force || (mark === 'none' ? !hasFiles(outDir) : isOf(mark, site))) return undefined;
  if (mark !== 'none') {
    return {
      code: 'output-of-another-site',
      message: `The output folder ${outDir} contains the build of another site, or of this site at another location. Nothing was written.`,
      hint: 'Choose another folder with --out. Or replace that build with --force, which keeps all other files.',
    };
  }
  return {
    code: 'output-not-empty',
    message: `The output folder ${outDir} contains files that may not come from a build of this site: ${markFile}, which every build writes, is missing. Nothing was written.`,
    hint: looksBuilt(outDir)
      ? 'The folder looks like a build by an earlier version of Lectern. Delete it, and build again. You need to do this only once.'
      : 'Choose an empty or new folder with --out. Or add the site to the existing files with --force, which never deletes or replaces a file.',
  };
}

function isOf(mark: Mark, site: string): boolean {
  return mark.site === site;
}

function hasFiles(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { withFileTypes: true }).some(
    (entry) => !entry.isDirectory() || hasFiles(join(folder, entry.name)),
  );
}

/** Returns whether a folder without a build marker looks like the output of an earlier version of Lectern. */
function looksBuilt(outDir: string): boolean {
  return ['_headers', '_server/Caddyfile', '404.html', 'sitemap.xml'].every((file) =>
    existsSync(join(outDir, file)),
  );
}

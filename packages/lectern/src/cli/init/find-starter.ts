import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import { engineRoot } from '../../util/engine-paths.js';

/** `--with` adds this scope to short names: `glossary` becomes `@lectern/glossary`. */
const scope = '@lectern/';

const navbarItemSchema = z.strictObject({ label: z.string(), to: z.string() });
/** The `lectern.starter` key in a plug-in's `package.json`, which describes how to use the plug-in in a new site. */
const starterSchema = z.strictObject({
  plugins: z.array(
    z.strictObject({ export: z.string(), options: z.record(z.string(), z.unknown()).optional() }),
  ),
  navbarItems: z.array(navbarItemSchema).default([]),
});
const manifestSchema = z.object({
  name: z.string(),
  lectern: z.object({ starter: starterSchema }).optional(),
});

export interface Starter extends z.infer<typeof starterSchema> {
  name: string;
  folder: string;
  files: Readonly<Record<string, Uint8Array>>;
}

/**
 * @param input.name - A package name, or a short name: `glossary` for `@lectern/glossary`.
 * @throws LecternError if the package is installed neither in the site's folder nor next to Lectern, or has no starter.
 */
export function findStarter({ name, siteDir }: { name: string; siteDir: string }): Starter {
  const folder = folderOf({ name: `${scope}${name}`, siteDir }) ?? folderOf({ name, siteDir });
  if (folder === undefined) throw new LecternError([notFound(name)]);
  const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const starter = parsed.data?.lectern?.starter;
  if (parsed.data === undefined || starter === undefined) throw new LecternError([noStarter(name)]);
  return { ...starter, name: parsed.data.name, folder, files: filesIn(join(folder, 'starter')) };
}

function folderOf({ name, siteDir }: { name: string; siteDir: string }): string | undefined {
  for (const from of [join(siteDir, 'package.json'), join(engineRoot(), 'package.json')]) {
    try {
      return dirname(createRequire(from).resolve(`${name}/package.json`));
    } catch {
      // The package isn't installed in this folder.
    }
  }
  return undefined;
}

function filesIn(dir: string): Record<string, Uint8Array> {
  const files = globSync('**/*', { cwd: dir, dot: true }).sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(dir, file))]));
}

function notFound(name: string): Diagnostic {
  const known = shortNames();
  const full = /^@|^lectern-/.test(name) ? name : `${scope}${name}`;
  const suggestion = didYouMean({ found: name, known });
  const installed = known.length === 0 ? '' : ` Installed here: ${known.join(', ')}.`;
  return problem({
    code: 'plugin-not-installed',
    message: `--with names the plug-in "${name}", but ${full} isn't installed.${suggestion}`,
    hint: (suggestion === '' ? `Install it first: npm install ${full}.${installed}` : installed).trim(),
  });
}

function shortNames(): string[] {
  const folders = createRequire(join(engineRoot(), 'package.json')).resolve.paths(`${scope}x`) ?? [];
  return folders.flatMap((folder) => {
    try {
      return readdirSync(join(folder, scope)).sort();
    } catch {
      return [];
    }
  });
}

function noStarter(name: string): Diagnostic {
  return problem({
    code: 'plugin-without-starter',
    message: `--with names the plug-in "${name}", whose package.json has no valid "lectern.starter".`,
    hint: 'Create the site without this plug-in, then add the plug-in to lectern.config.ts as its README describes.',
  });
}

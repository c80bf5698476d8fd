import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readText } from '../../content/read-text.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';

const recordSchema = z.record(z.string(), z.string()).optional();
const schema = z.looseObject({
  scripts: recordSchema,
  dependencies: recordSchema,
  devDependencies: recordSchema,
});

export type PackageJson = z.infer<typeof schema>;

export interface ExistingPackageJson {
  json: PackageJson;
  text: string;
}

/**
 * Returns undefined if the folder has no `package.json`.
 * @throws LecternError if the file can't be read, isn't valid JSON, or has invalid `scripts` or `dependencies`.
 */
export function readPackageJson(dir: string): ExistingPackageJson | undefined {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) return undefined;
  const { text, diagnostic } = readText({ path: file, file: 'package.json' });
  if (diagnostic !== undefined) throw new LecternError([diagnostic]);
  try {
    return { json: schema.parse(JSON.parse(text)), text };
  } catch (error) {
    const found = problem({
      code: 'invalid-package-json',
      message: `package.json can't be read: ${error instanceof SyntaxError ? error.message : 'scripts and dependencies must be objects whose values are strings'}.`,
      hint: 'Fix package.json, or choose another folder: lectern init <dir>.',
      file: 'package.json',
    });
    throw new LecternError([found], { cause: error });
  }
}

export function newPackageJson({ folder, needed }: { folder: string; needed: PackageJson }): string {
  const name = folder
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  const manifest = {
    name: name || 'docs',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    ...needed,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

export async function extendPackageJson({
  siteDir,
  existing: { json, text },
  needed,
}: {
  siteDir: string;
  existing: ExistingPackageJson;
  needed: PackageJson;
}): Promise<{ json: PackageJson }> {
  const extended: PackageJson = {
    ...json,
    scripts: { ...needed.scripts, ...json.scripts },
    dependencies: { ...needed.dependencies, ...json.dependencies },
    devDependencies: withoutKeys({ ...needed.devDependencies, ...json.devDependencies }, json.dependencies),
  };
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  await writeFile(join(siteDir, 'package.json'), `${JSON.stringify(extended, undefined, indent)}\n`);
  return { json: extended };
}

function withoutKeys(
  record: Record<string, string>,
  keys: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !(name in keys)));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeIssues, jsonMistake, LecternError, parseYaml, problem, readText, z } from 'lectern/plugin';

export interface Manifest {
  name: string;
  version?: string | undefined;
  description?: string | undefined;
}

const schema = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  description: z.string().optional(),
});

/**
 * Reads the package.json of a package.
 * @throws LecternError if the file can't be used.
 */
export function readManifest({
  packageDir,
  name,
  fileOf,
}: {
  packageDir: string;
  /** The name of a package without a name. */
  name: string;
  fileOf: (file: string) => string;
}): Manifest {
  const path = join(packageDir, 'package.json');
  if (!existsSync(path)) return { name };
  const file = fileOf('package.json');
  const { text, diagnostic } = readText({ path, file });
  if (text === undefined) throw new LecternError([diagnostic]);
  const fail = ({ message, ...location }: { message: string; line: number; column: number }): LecternError =>
    new LecternError([
      problem({ code: 'reference-failed', message, hint: 'Correct package.json.', file, ...location }),
    ]);
  const invalid = jsonMistake(text);
  if (invalid !== undefined) throw fail(invalid);
  const value: unknown = JSON.parse(text);
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ...parsed.data, name: parsed.data.name ?? name };
  const [issue] = describeIssues({ issues: parsed.error.issues, value });
  const { locationOf } = parseYaml({ file, text, code: 'reference-failed', what: 'package.json' });
  throw fail({ message: `package.json is invalid: ${issue?.message}`, ...locationOf(issue?.path ?? []) });
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { permalinkMistake } from '../util/route-mistake.js';
import { describeIssues } from './issues.js';
import { siteRelative } from './paths.js';
import { readText } from './read-text.js';
import type { TagDefinitions } from './tags.js';
import { defaultTagLabel, inlineTag } from './tags.js';
import { parseYaml } from './yaml.js';

const text = z.string('a string');
const schema = z.record(
  z.string(),
  z.union(
    [
      z.null(),
      z.strictObject({ label: text.optional(), permalink: text.optional(), description: text.optional() }),
    ],
    'an object with label, permalink, and description (all optional), or no value',
  ),
  'key-value pairs, one for each tag',
);

/**
 * Reads a source's tags file.
 * @param dirs - Absolute paths of the folders to search: first the translation folders, then the source's folder.
 * @param name - Path of the file in one of these folders; `false` or `null` for no file. Default: `tags.yml`, if it
 * exists.
 */
export function readTagsFile({
  siteDir,
  dirs,
  name,
}: {
  siteDir: string;
  dirs: readonly string[];
  name: string | false | null | undefined;
}): { definitions?: TagDefinitions; diagnostics: Diagnostic[] } {
  if (name === false || name === null) return { diagnostics: [] };
  const paths = dirs.map((dir) => join(dir, name ?? 'tags.yml'));
  const path = paths.find((candidate) => existsSync(candidate));
  if (path === undefined) {
    if (name === undefined) return { diagnostics: [] };
    const wanted = siteRelative({ siteDir, path: paths.at(-1) ?? name });
    const message = `The tags file "${wanted}" does not exist.`;
    const hint = 'Create the file, or set `tags: false` to use tags without a file.';
    return { diagnostics: [problem({ code: 'unknown-tags-file', message, hint, file: wanted })] };
  }
  const file = siteRelative({ siteDir, path });
  const { text: content, diagnostic } = readText({ path, file });
  if (diagnostic !== undefined) return { diagnostics: [diagnostic] };
  return parseTagsFile({ file, text: content });
}

export function parseTagsFile({ file, text: content }: { file: string; text: string }): {
  definitions?: TagDefinitions;
  diagnostics: Diagnostic[];
} {
  const code = 'invalid-tags-file';
  const { value, locationOf, diagnostics } = parseYaml({ file, text: content, code, what: 'The tags file' });
  if (diagnostics.length > 0) return { diagnostics };
  const parsed = schema.safeParse(value ?? {}, { reportInput: true });
  if (!parsed.success) {
    const hint = 'Write each tag as `key: { label: Name, permalink: /name, description: What it is about }`.';
    const found = describeIssues({ issues: parsed.error.issues, value }).map(
      ({ path, unknownKey, message }) =>
        problem({
          code,
          message: path.length === 0 ? `The tags file: ${message}` : message,
          hint,
          file,
          ...locationOf(path, unknownKey ? 'key' : 'value'),
        }),
    );
    return { diagnostics: found };
  }
  const tags = Object.entries(parsed.data).map(
    ([key, tag]) =>
      [
        key,
        {
          label: tag?.label ?? defaultTagLabel(key),
          permalink: tag?.permalink ?? inlineTag(key).permalink,
          description: tag?.description,
        },
      ] as const,
  );
  const misplaced = tags.flatMap(([key, { permalink }]) => {
    const mistake = permalinkMistake(permalink);
    if (mistake === undefined) return [];
    const message = `${key}: the page of the tag can't have the path ${JSON.stringify(permalink)}: ${mistake}.`;
    const hint = 'Set a permalink of letters, digits, and hyphens: permalink: /name.';
    return [problem({ code, message, hint, file, ...locationOf([key, 'permalink']) })];
  });
  if (misplaced.length > 0) return { diagnostics: misplaced };
  return { definitions: { file, tags: new Map(tags) }, diagnostics: [] };
}

import type { Diagnostic, DocumentInput } from 'lectern/plugin';
import { didYouMean, frontMatterSchema, locationOfFrontMatterKey, problem } from 'lectern/plugin';
import { isMatch } from './files.js';
import type { ChecksSettings } from './options.js';

export function frontMatterKeys({
  page,
  file,
  settings: { frontMatter: rules },
}: Pick<DocumentInput, 'page' | 'file'> & { settings: ChecksSettings }): Diagnostic[] {
  if (rules === undefined || page === undefined || !isMatch({ file, patterns: rules.documents })) return [];
  const known = [...Object.keys(frontMatterSchema.shape), ...rules.keys];
  return Object.keys(page.frontMatter)
    .filter((key) => !known.includes(key))
    .map((key) =>
      problem({
        code: 'unknown-front-matter-key',
        message: `Unknown front-matter key "${key}".${didYouMean({ found: key, known })}`,
        hint: 'Correct the key, or add it to `frontMatter.keys` in the options of the plug-in "checks".',
        file,
        ...locationOfFrontMatterKey({ head: page.head, key }),
      }),
    );
}

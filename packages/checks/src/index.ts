import { join } from 'node:path';
import type { Diagnostic, DocumentInput, DocumentResult } from 'lectern/plugin';
import { createPlugin, problem } from 'lectern/plugin';
import { checkDocument } from './check-document.js';
import { explanations } from './explanations.js';
import type { Facts } from './facts.js';
import { readFacts } from './facts.js';
import type { ConfigSchemas } from './fences/config.js';
import { configSchemas } from './fences/config.js';
import { figureMessages } from './figures/number-figures.js';
import { checksOptions } from './options.js';

/**
 * Checks documents against the source: names in inline code, values, numbers with units, and code blocks.
 * @example export default defineConfig({ plugins: [checks({ root: '..', names: { strict: ['docs/**'] } })] });
 */
export const checks = createPlugin({
  name: 'checks',
  options: checksOptions,
  setup: (settings) => {
    // Facts are cached by the `contents` array. The engine creates a new array each time it reads the site.
    const known = new WeakMap<object, Promise<Facts>>();
    let schemas: ConfigSchemas | undefined;
    return {
      name: 'checks',
      explanations,
      messages: figureMessages,
      markdown: { parts: true, textDirectives: ['value', 'literal', 'figure'] },
      read: ({ siteDir }) => ({
        watch: [
          ...Object.values(settings.values).map(({ file }) => join(siteDir, file)),
          ...Object.values(settings.tables).map(({ file }) => join(siteDir, file)),
          ...(settings.claims === undefined ? [] : [join(siteDir, settings.claims.reviews)]),
          ...(settings.pins === undefined ? [] : [join(siteDir, settings.pins.file)]),
        ],
      }),
      async checkDocument(input): Promise<DocumentResult> {
        const { siteDir, contents, locationInConfig, cache, key, page, file } = input;
        const facts = known.get(contents) ?? readFacts({ siteDir, settings, contents });
        known.set(contents, facts);
        const read = await facts;
        schemas ??= configSchemas();
        const all = schemas;
        const { links, texts, ...rest } = await cache.get({
          step: 'document-checks',
          key: [read.fingerprint, settings, key, file, page?.route, page?.frontMatter],
          make: () => {
            const result = checkDocument({ input, settings, facts: read, schemas: () => all });
            // The cache can store only JSON, so maps become lists of entries.
            return Promise.resolve({
              ...result,
              links: [...(result.links ?? [])],
              texts: [...(result.texts ?? [])],
            });
          },
        });
        const inConfig = configProblems({ facts: read, locationInConfig });
        return {
          ...rest,
          links: new Map(links),
          texts: new Map(texts),
          diagnostics: [...inConfig, ...(rest.diagnostics ?? [])],
        };
      },
    };
  },
});

const correctEntry = 'Correct this entry, whose `file` is relative to the site folder.';

function configProblems({
  facts: { values, lists, pinsProblem, reviewProblems },
  locationInConfig,
}: {
  facts: Facts;
  locationInConfig: DocumentInput['locationInConfig'];
}): Diagnostic[] {
  const wrong = values.problems.map(({ name, message }) =>
    problem({
      code: 'wrong-value',
      message: `values.${name}: ${message}`,
      hint: correctEntry,
      ...locationInConfig(['values', name]),
    }),
  );
  for (const { name, message } of lists.problems) {
    const location = locationInConfig(['tables', name]);
    wrong.push(
      problem({ code: 'table-rows', message: `tables.${name}: ${message}`, hint: correctEntry, ...location }),
    );
  }
  if (pinsProblem !== undefined) {
    wrong.push(
      problem({
        code: 'changed-statement',
        message: pinsProblem,
        hint: 'Create an empty file at this path, and run "lectern check --update".',
        ...locationInConfig(['pins', 'file']),
      }),
    );
  }
  // A problem with reading the reviews file is reported at the option that names the file.
  const inReviews = reviewProblems.map((one) =>
    one.file === undefined ? { ...one, ...locationInConfig(['claims', 'reviews']) } : one,
  );
  return [...wrong, ...inReviews];
}

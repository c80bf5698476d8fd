import { join } from 'node:path';
import type { Diagnostic, DocumentInput, DocumentResult } from 'lectern/plugin';
import { createPlugin, problem } from 'lectern/plugin';
import { checkDocument } from './check-document.js';
import { explanations } from './explanations.js';
import type { Facts } from './facts.js';
import { readFacts } from './facts.js';
import type { ConfigSchemas } from './fences/config.js';
import { configSchemas } from './fences/config.js';
import type { ChecksSettings } from './options.js';
import { checksOptions } from './options.js';

/**
 * Checks what documents say against the source: names in inline code, values, numbers with units, and code blocks.
 * @example
 * export default defineConfig({ plugins: [checks({ root: '..', names: { strict: ['docs/**'] } })] });
 */
export const checks = createPlugin({
  name: 'checks',
  options: checksOptions,
  setup: (settings) => {
    // One result for each reading of the site: the list of its contents is a new one then.
    const known = new WeakMap<object, Promise<Facts>>();
    let schemas: ConfigSchemas | undefined;
    return {
      name: 'checks',
      explanations,
      markdown: { parts: true, textDirectives: ['value', 'literal'] },
      read: ({ siteDir }) => ({
        watch: [
          ...Object.values(settings.values).map(({ file }) => join(siteDir, file)),
          ...(settings.claims === undefined ? [] : [join(siteDir, settings.claims.reviews)]),
        ],
      }),
      async checkDocument(input): Promise<DocumentResult> {
        const { siteDir, contents, placeInConfig, cache, key, page, file } = input;
        const facts = known.get(contents) ?? readFacts({ siteDir, settings, contents });
        known.set(contents, facts);
        const read = await facts;
        schemas ??= configSchemas();
        const all = schemas;
        const { links, texts, ...rest } = await cache.get({
          step: 'document-checks',
          key: [read.fingerprint, settings, key, file, page?.route, page?.frontMatter],
          make: () => {
            const made = checkDocument({ input, settings, facts: read, schemas: () => all });
            // What is kept is JSON.
            return Promise.resolve({
              ...made,
              links: [...(made.links ?? [])],
              texts: [...(made.texts ?? [])],
            });
          },
        });
        const inConfig = configProblems({ facts: read, settings, placeInConfig });
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

/** What is wrong with the values and the reviews themselves. */
function configProblems({
  facts: { values, reviewsProblem },
  settings,
  placeInConfig,
}: {
  facts: Facts;
  settings: ChecksSettings;
  placeInConfig: DocumentInput['placeInConfig'];
}): Diagnostic[] {
  const wrong = values.problems.map(({ name, message }) =>
    problem({
      code: 'wrong-value',
      message: `values.${name}: ${message}`,
      ...placeInConfig(['values', name]),
    }),
  );
  if (reviewsProblem === undefined) return wrong;
  const message = `The reviews file can't be read: ${reviewsProblem}`;
  return [...wrong, problem({ code: 'wrong-reviews', message, file: settings.claims?.reviews })];
}

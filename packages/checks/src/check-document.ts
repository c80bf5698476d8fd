import type { Diagnostic, DocumentInput, DocumentResult, IdTarget } from 'lectern/plugin';
import { checkClaims } from './claims/check-claims.js';
import type { Facts } from './facts.js';
import { checkFence } from './fences/check-fence.js';
import type { ConfigSchemas } from './fences/config.js';
import { isMatch } from './files.js';
import { frontMatterKeys } from './front-matter.js';
import { checkNames } from './names/check-names.js';
import type { ChecksSettings } from './options.js';
import { showValues } from './values/show-values.js';

interface Options {
  input: DocumentInput;
  settings: ChecksSettings;
  facts: Facts;
  schemas: () => ConfigSchemas;
}

/** Checks one document against the facts. */
export function checkDocument({ input, settings, facts, schemas }: Options): DocumentResult {
  const { file, parts } = input;
  // What defines names is not compared with them.
  const isDefinition = isMatch({ file, patterns: settings.names?.definedIn ?? [] });
  const names =
    settings.names === undefined || isDefinition ? noNames : checkNames({ input, settings, facts });
  const fences = settings.fences ? checkFences({ input, facts, schemas }) : noFences;
  const uses = parts.textDirectives.filter(({ name }) => name === 'value');
  const shown = showValues({ uses, values: facts.values.values, file });
  const { claims: rules } = settings;
  const claims =
    rules === undefined || !isMatch({ file, patterns: rules.documents })
      ? { claims: [], diagnostics: [] }
      : checkClaims({
          file,
          blocks: parts.prose,
          values: facts.values.values.values(),
          units: rules.units,
          reviews: facts.reviews[file] ?? [],
          reviewsFile: rules.reviews,
        });
  return {
    links: names.links,
    texts: shown.texts,
    claims: claims.claims,
    counts: {
      ...names.counts,
      ...fences.counts,
      ...(uses.length > 0 ? { 'values shown': uses.length } : {}),
    },
    diagnostics: [
      ...frontMatterKeys({ page: input.page, file, settings }),
      ...names.diagnostics,
      ...fences.diagnostics,
      ...shown.diagnostics,
      ...claims.diagnostics,
    ],
  };
}

const noNames = { links: new Map<string, IdTarget>(), counts: {}, diagnostics: [] };
const noFences = { counts: {}, diagnostics: [] };

function checkFences({
  input: { file, parts },
  facts,
  schemas,
}: Pick<Options, 'input' | 'facts' | 'schemas'>): {
  counts: Record<string, number>;
  diagnostics: Diagnostic[];
} {
  const context = {
    facts: facts.commands,
    files: facts.files,
    schemas,
    isOption: (key: string) => facts.optionNames.has(key),
  };
  const results = parts.codeBlocks.map((block) => checkFence({ block, file, context }));
  const count = (outcome: string): number => results.filter((result) => result.outcome === outcome).length;
  const optedOut = count('opted out');
  return {
    counts: {
      'code blocks checked': count('checked'),
      ...(optedOut > 0 ? { 'opted out with no-check': optedOut } : {}),
    },
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

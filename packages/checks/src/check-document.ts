import { join } from 'node:path';
import type { Diagnostic, DocumentInput, DocumentResult, IdTarget } from 'lectern/plugin';
import { readText } from 'lectern/plugin';
import { checkClaims } from './claims/check-claims.js';
import type { Facts } from './facts.js';
import { checkFence, fenceDiagnostic } from './fences/check-fence.js';
import type { ConfigSchemas } from './fences/config.js';
import { pageIdProblems } from './fences/page-ids.js';
import { numberFigures } from './figures/number-figures.js';
import { isMatch } from './files.js';
import { frontMatterKeys } from './front-matter.js';
import { checkNames } from './names/check-names.js';
import { pageLinkProblems } from './names/check-page-links.js';
import type { ChecksSettings } from './options.js';
import { checkPins } from './pins/check-pins.js';
import { descriptionIn, findStatements } from './pins/find-statements.js';
import { checkTables } from './tables/check-tables.js';
import { showValues } from './values/show-values.js';

interface Options {
  input: DocumentInput;
  settings: ChecksSettings;
  facts: Facts;
  schemas: () => ConfigSchemas;
}

export function checkDocument({ input, settings, facts, schemas }: Options): DocumentResult {
  const { file, parts } = input;
  const isDefinition = isMatch({ file, patterns: settings.names?.definedIn ?? [] });
  const names =
    settings.names === undefined || isDefinition ? noNames : checkNames({ input, settings, facts });
  const fences = settings.fences ? checkFences({ input, facts, schemas }) : noFences;
  const uses = parts.textDirectives.filter(({ name }) => name === 'value');
  const figures = numberFigures({
    uses: parts.textDirectives.filter(({ name }) => name === 'figure'),
    prose: parts.prose,
    file,
    message: input.message,
  });
  const tables = checkTables({ file, prose: parts.prose, lists: facts.lists.lists });
  const shown = showValues({ uses, values: facts.values.values, file });
  const { claims: rules } = settings;
  const claims =
    rules === undefined || !isMatch({ file, patterns: rules.documents })
      ? { claims: [], diagnostics: [] }
      : checkClaims({
          file,
          blocks: [...descriptionIn(input.page?.head ?? ''), ...parts.prose],
          values: facts.values.values.values(),
          units: rules.units,
          reviews: facts.reviews[file] ?? [],
          reviewsFile: rules.reviews,
        });
  const pins = checkAgreement({ input, settings, facts });
  return {
    links: names.links,
    texts: new Map([...shown.texts, ...figures.texts]),
    claims: claims.claims,
    counts: {
      ...names.counts,
      ...fences.counts,
      ...(uses.length > 0 ? { 'values shown': uses.length } : {}),
      ...(tables.checked > 0 ? { 'rows compared with the source': tables.checked } : {}),
      ...pins.counts,
    },
    diagnostics: [
      ...frontMatterKeys({ page: input.page, file, settings }),
      ...names.diagnostics,
      ...(settings.names === undefined
        ? []
        : pageLinkProblems({ file, prose: parts.prose, titles: facts.titles })),
      ...fences.diagnostics,
      ...shown.diagnostics,
      ...claims.diagnostics,
      ...figures.diagnostics,
      ...tables.diagnostics,
      ...pins.diagnostics,
    ],
  };
}

function checkAgreement({
  input: { file, parts },
  settings,
  facts: { pins, index, siteDir, values },
}: Pick<Options, 'input' | 'settings' | 'facts'>): {
  counts: Record<string, number>;
  diagnostics: Diagnostic[];
} {
  if (settings.pins === undefined || pins === undefined) return noFences;
  if (!isMatch({ file, patterns: settings.pins.documents })) return noFences;
  const statements = findStatements({
    ...parts,
    // A generated document, such as a list of posts, has no file to read.
    source: readText({ path: join(siteDir, file), file }).text ?? '',
    units: settings.claims?.units ?? [],
    words: settings.pins.words,
    isDocumented: (code) => index.signaturesOf(code.replace(/\(.*$/s, '')).length > 0 || index.isValue(code),
  });
  return {
    counts: { 'statements reviewed': statements.length },
    diagnostics: checkPins({
      file,
      statements,
      pins,
      pinsFile: settings.pins.file,
      index,
      values: values.values,
    }),
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
    isKnown: facts.index.isKnown,
  };
  const results = parts.codeBlocks.map((block) => checkFence({ block, file, context }));
  const count = (outcome: string): number => results.filter((result) => result.outcome === outcome).length;
  const optedOut = count('opted out');
  return {
    counts: {
      'code blocks checked': count('checked'),
      ...(optedOut > 0 ? { 'opted out with no-check': optedOut } : {}),
    },
    diagnostics: [
      ...results.flatMap(({ diagnostics }) => diagnostics),
      ...pageIdProblems(parts.codeBlocks).map((found) => fenceDiagnostic({ ...found, file })),
    ],
  };
}

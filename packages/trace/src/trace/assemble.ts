import type { AssembleInput, AssembleResult, Diagnostic, IdTarget, PluginDocument } from 'lectern/plugin';
import { joinRoute } from 'lectern/plugin';
import { publishedEvidence } from '../evidence/published-evidence.js';
import { checkChain, unknownId } from './check.js';
import { readDeclarations } from './declarations.js';
import type { TraceSettings } from './options.js';
import { traceRows } from './rows.js';
import { symbolTable } from './symbols.js';
import { readTracedTests } from './traced-tests.js';
import type { TraceItem, TraceMatrixData } from './types.js';

/** What headings, directives and tests come to: where IDs lead, the rows below headings, and the matrix. */
export async function assembleTrace({
  settings,
  texts,
  contents,
  siteDir,
  href,
}: AssembleInput & { settings: TraceSettings }): Promise<AssembleResult> {
  const current = texts.filter(({ isCurrent }) => isCurrent);
  const { items, diagnostics } = readDeclarations({ texts: current, ids: settings.ids });
  const symbols = symbolTable(contents);
  const prefixes = new Set(Object.keys(settings.ids));
  const isId = (word: string): boolean => prefixes.has(word.replace(/-\d+$/, ''));
  const tests = await readTracedTests({ siteDir, evidence: publishedEvidence(contents), isId });
  const rows = traceRows({ items, symbols, tests, href });
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const matrix: TraceMatrixData = { rows };
  return {
    ids: idTargets({ texts, items, ids: settings.ids }),
    directives: new Map(
      [...items.values()].flatMap(({ id, directive }) => {
        const row = rowsById.get(id);
        return directive === undefined || row === undefined ? [] : [[directive, { row }] as const];
      }),
    ),
    pages: new Map([[joinRoute(settings.route), matrix]]),
    diagnostics: [
      ...diagnostics,
      ...checkChain({ items, symbols, tests }),
      ...unknownUses({ texts: current, items }),
    ],
  };
}

/** An old version of the documents has its own IDs; what it does not declare is looked for in the current one. */
function idTargets({
  texts,
  items,
  ids,
}: {
  texts: readonly PluginDocument[];
  items: ReadonlyMap<string, TraceItem>;
  ids: TraceSettings['ids'];
}): Map<string, IdTarget> {
  const versions = new Map<string, PluginDocument[]>();
  for (const text of texts) {
    const key = text.isCurrent ? '' : JSON.stringify([text.source, text.version]);
    versions.set(key, [...(versions.get(key) ?? []), text]);
  }
  const targets = new Map<string, IdTarget>();
  for (const [version, own] of versions) {
    const declared = version === '' ? items : readDeclarations({ texts: own, ids }).items;
    for (const { id, token } of own.flatMap((text) => text.ids)) {
      const item = declared.get(id) ?? items.get(id);
      if (item !== undefined)
        targets.set(token, { route: item.route, anchor: item.anchor, title: item.title });
    }
  }
  return targets;
}

function unknownUses({
  texts,
  items,
}: {
  texts: readonly PluginDocument[];
  items: ReadonlyMap<string, TraceItem>;
}): Diagnostic[] {
  return texts.flatMap(({ file, ids }) =>
    ids
      .filter(({ id }) => !items.has(id))
      .map(({ id, line, column }) => unknownId({ id, items, file, line, column, where: 'The text' })),
  );
}

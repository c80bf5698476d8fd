import type { AssembleInput, AssembleResult, Diagnostic, IdTarget, PluginDocument } from 'lectern/plugin';
import { joinRoute } from 'lectern/plugin';
import { publishedEvidence } from '../evidence/published-evidence.js';
import { checkChain, unknownId } from './check.js';
import { circularParents } from './circular-parents.js';
import { readDeclarations } from './declarations.js';
import type { TraceSettings } from './options.js';
import { traceRows } from './rows.js';
import { symbolTable } from './symbols.js';
import type { TestCases } from './test-cases.js';
import { readTestCases } from './test-cases.js';
import { traceLists } from './trace-lists.js';
import { readTracedTests } from './traced-tests.js';
import type { TraceItem, TraceMatrixData } from './types.js';

export async function assembleTrace({
  settings,
  texts,
  contents,
  siteDir,
  href,
}: AssembleInput & { settings: TraceSettings }): Promise<AssembleResult> {
  const current = texts.filter(({ isCurrent }) => isCurrent);
  const directives = current.flatMap(({ file, route, directives: own }) =>
    own.map((directive) => ({ ...directive, file, route })),
  );
  const { items, diagnostics } = readDeclarations({ texts: current, ids: settings.ids });
  const symbols = symbolTable(contents);
  const prefixes = new Set(Object.keys(settings.ids));
  const isId = (word: string): boolean => prefixes.has(word.replace(/-\d+$/, ''));
  const { tests, diagnostics: unread } = await readTracedTests({
    siteDir,
    evidence: publishedEvidence(contents),
    isId,
    ids: settings.ids,
  });
  const rows = traceRows({ items, symbols, tests, href });
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const cases = readTestCases({ directives, tests, ids: settings.ids, items, href });
  const lists = traceLists({ directives, rows });
  const matrix: TraceMatrixData = { rows };
  return {
    ids: new Map([...idTargets({ texts, items, ids: settings.ids }), ...caseTargets({ texts, cases })]),
    directives: new Map<string, object>([
      ...[...items.values()].flatMap(({ id, directive }) => {
        const row = rowsById.get(id);
        return directive === undefined || row === undefined ? [] : [[directive, { row }] as const];
      }),
      ...lists.directives,
      ...cases.directives,
    ]),
    pages: new Map([[joinRoute(settings.route), matrix]]),
    diagnostics: [
      ...diagnostics,
      ...unread,
      ...lists.diagnostics,
      ...cases.diagnostics,
      ...checkChain({ items, symbols, tests, isTestCase: cases.isTestCase }),
      ...circularParents(items),
      ...unknownUses({ texts: current, items, cases }),
    ],
  };
}

/**
 * Each version of the documents has its own targets. An ID that an old version doesn't declare leads to the current
 * version.
 */
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

function caseTargets({
  texts,
  cases,
}: {
  texts: readonly PluginDocument[];
  cases: TestCases;
}): Map<string, IdTarget> {
  return new Map(
    texts
      .flatMap(({ ids }) => ids)
      .flatMap(({ id, token }) => {
        const target = cases.targets.get(id);
        return target === undefined ? [] : [[token, target] as const];
      }),
  );
}

function unknownUses({
  texts,
  items,
  cases,
}: {
  texts: readonly PluginDocument[];
  items: ReadonlyMap<string, TraceItem>;
  cases: TestCases;
}): Diagnostic[] {
  return texts.flatMap(({ file, ids }) =>
    ids
      .filter(({ id }) => !items.has(id) && !(cases.isTestCase(id) && cases.declared.has(id)))
      .map(({ id, line, column }) => {
        const isOfTest = cases.isTestCase(id);
        const known = isOfTest ? cases.declared : items;
        return unknownId({ id, items: known, file, line, column, where: 'This document', isOfTest });
      }),
  );
}

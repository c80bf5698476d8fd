import type { Diagnostic, DirectiveUse, IdTarget, LinkTarget } from 'lectern/plugin';
import { didYouMean, problem } from 'lectern/plugin';
import type { TraceSettings } from './options.js';
import { plainTitle } from './rows.js';
import type { FoundTest } from './traced-tests.js';
import type { TestCaseRow, TestCasesData, TraceItem } from './types.js';

export interface TestCases {
  directives: ReadonlyMap<string, TestCasesData>;
  declared: ReadonlyMap<string, FoundTest>;
  targets: ReadonlyMap<string, IdTarget>;
  isTestCase: (id: string) => boolean;
  diagnostics: Diagnostic[];
}

interface Options {
  directives: readonly (DirectiveUse & { file: string; route: string })[];
  tests: readonly FoundTest[];
  ids: TraceSettings['ids'];
  items: ReadonlyMap<string, TraceItem>;
  href: (target: LinkTarget) => string;
}

/** Each ID belongs to one test and appears in one table. */
export function readTestCases({ directives, tests, ids, items, href }: Options): TestCases {
  const prefixes = Object.keys(ids).filter((prefix) => ids[prefix]?.kind === 'unit-test');
  const isTestCase = (id: string): boolean => prefixes.includes(prefixOf(id));
  const declared = new Map<string, FoundTest>();
  const diagnostics: Diagnostic[] = [];
  for (const test of tests)
    for (const id of test.ids.filter(isTestCase)) {
      const first = declared.get(id);
      if (first === undefined) declared.set(id, test);
      else diagnostics.push(duplicate({ id, first, second: test }));
    }
  diagnostics.push(...withoutId({ tests, declared }));
  const shown = new Map<string, TestCasesData>();
  const targets = new Map<string, IdTarget>();
  for (const directive of directives.filter(({ name }) => name === 'test-cases')) {
    const { attributes, key, route, file, line, column } = directive;
    const of = attributes.of ?? '';
    if (!prefixes.includes(of)) {
      const message =
        of === ''
          ? '::test-cases names no prefix.'
          : `::test-cases names the prefix "${of}", which is not a prefix for unit tests.${didYouMean({ found: of, known: prefixes })}`;
      const hint =
        prefixes[0] === undefined
          ? 'No prefix has the kind "unit-test". Add a prefix of this kind to `ids` in the options of the plug-in "trace".'
          : `Prefixes of kind "unit-test": ${prefixes.join(', ')}. Example: ::test-cases{of=${prefixes[0]}}`;
      diagnostics.push(problem({ code: 'trace-directive', message, hint, file, line, column }));
      continue;
    }
    const own = [...declared].filter(([id]) => prefixOf(id) === of).sort(([a], [b]) => byNumber(a, b));
    const label = ids[of]?.label ?? of;
    shown.set(key, { label, rows: own.map(([id, test]) => rowOf({ id, test, label, items, href })) });
    for (const [id, test] of own)
      targets.set(id, { route, anchor: id.toLowerCase(), title: plainTitle(test.titles) });
  }
  diagnostics.push(...hidden({ declared, targets }));
  return { directives: shown, declared, targets, isTestCase, diagnostics };
}

function withoutId({
  tests,
  declared,
}: {
  tests: readonly FoundTest[];
  declared: ReadonlyMap<string, FoundTest>;
}): Diagnostic[] {
  return tests.flatMap((test) => {
    if (test.needs === undefined) return [];
    const message = `The title of this test has no ID: "${plainTitle(test.titles)}".`;
    const hint = `Add the next free ID to the title: [${nextId({ prefix: test.needs, declared: declared.keys() })}].`;
    return [problem({ code: 'trace-orphan', message, hint, ...locationOf(test) })];
  });
}

function hidden({
  declared,
  targets,
}: {
  declared: ReadonlyMap<string, FoundTest>;
  targets: ReadonlyMap<string, IdTarget>;
}): Diagnostic[] {
  const first = new Map(
    [...declared].reverse().flatMap(([id, test]) => (targets.has(id) ? [] : [[prefixOf(id), test] as const])),
  );
  return [...first].map(([prefix, test]) =>
    problem({
      code: 'trace-orphan',
      message: `Tests declare IDs with the prefix ${prefix}, but no table shows them.`,
      hint: `Add ::test-cases{of=${prefix}} to a document, which shows them in a table.`,
      ...locationOf(test),
    }),
  );
}

function prefixOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

function rowOf({
  id,
  test: { titles, ids, state },
  label,
  items,
  href,
}: {
  id: string;
  test: FoundTest;
  label: string;
  items: Options['items'];
  href: Options['href'];
}): TestCaseRow {
  const proves = ids.flatMap((other) => items.get(other) ?? []);
  return {
    id,
    // If the outermost group has the same name as the table, the rows don't repeat that name.
    title: plainTitle(titles.length > 1 && titles[0] === label ? titles.slice(1) : titles),
    proves: proves.map((item) => ({ id: item.id, title: item.title, href: href(item) })),
    state,
  };
}

function nextId({ prefix, declared }: { prefix: string; declared: Iterable<string> }): string {
  const numbers = [...declared].flatMap((id) =>
    id.startsWith(`${prefix}-`) ? [Number(id.slice(prefix.length + 1))] : [],
  );
  return `${prefix}-${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`;
}

/** `UT-LIB-9` comes before `UT-LIB-10`. */
function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function duplicate({ id, first, second }: { id: string; first: FoundTest; second: FoundTest }): Diagnostic {
  return problem({
    code: 'trace-duplicate-id',
    message: `A second test declares the ID ${id}. The first one is at ${first.siteFile}:${first.line}.`,
    hint: 'Give one of the tests the next free ID.',
    ...locationOf(second),
  });
}

function locationOf({ siteFile: file, line, column }: FoundTest) {
  return { file, line, column };
}

import type { Diagnostic } from 'lectern/plugin';
import { didYouMean, problem } from 'lectern/plugin';
import type { FoundTest } from './traced-tests.js';
import type { TraceItem, TraceKind, TraceSymbol } from './types.js';

interface Input {
  items: ReadonlyMap<string, TraceItem>;
  symbols: ReadonlyMap<string, TraceSymbol>;
  tests: readonly FoundTest[];
  isTestCase: (id: string) => boolean;
}

export function checkChain({ items, symbols, tests, isTestCase }: Input): Diagnostic[] {
  const tested = new Set(tests.flatMap(({ ids }) => ids));
  return [
    ...[...items.values()].flatMap((item) => [
      ...wrongNames({ item, items }),
      ...unknownSymbols({ item, symbols }),
      ...orphan({ item, tested }),
      ...contradictions({ item, items, tested }),
    ]),
    ...tests.flatMap(({ ids, siteFile: file, line, column, isManual }) =>
      ids
        .filter((id) => !items.has(id) && !isTestCase(id))
        .map((id) =>
          unknownId({
            id,
            items,
            file,
            line,
            column,
            where: isManual ? 'This result' : 'The title of this test',
          }),
        ),
    ),
  ];
}

export function unknownId({
  id,
  items,
  where,
  isOfTest = false,
  ...location
}: {
  id: string;
  items: ReadonlyMap<string, unknown>;
  where: string;
  /** Whether the title of a test must declare the ID, instead of a heading. Default: false. */
  isOfTest?: boolean;
  file: string;
  line: number;
  column: number;
}): Diagnostic {
  return problem({
    code: 'trace-unknown-id',
    message: `${where} names ${id}, which no ${isOfTest ? 'test' : 'heading'} declares.${didYouMean({ found: id, known: items.keys() })}`,
    hint: isOfTest
      ? `Correct the ID, or declare it in the title of a test: [${id}].`
      : `Correct the ID, or declare it in a heading: ### ${id}: Its title.`,
    ...location,
  });
}

function wrongNames({ item, items }: Pick<Input, 'items'> & { item: TraceItem }): Diagnostic[] {
  const check = (names: readonly string[], kinds: readonly TraceKind[]): Diagnostic[] =>
    names.flatMap((id) => {
      const { file, line, column } = locationOfRelations(item);
      const found = items.get(id);
      if (found === undefined)
        return [unknownId({ id, items, file, line, column, where: `The ::trace of ${item.id}` })];
      if (kinds.includes(found.kind)) return [];
      return [
        problem({
          code: 'trace-wrong-kind',
          message: `The ::trace of ${item.id} names ${id}, which is ${withArticle(found.kind)}. Expected ${kinds.map(withArticle).join(' or ')}.`,
          hint: 'Correct the ID, or move it to the attribute for its type.',
          file,
          line,
          column,
        }),
      ];
    });
  return [
    ...check(item.parents, ['requirement']),
    ...check(item.useCases, ['use-case']),
    ...check(item.designs, ['design']),
    ...check(item.verifies, ['requirement', 'use-case']),
  ];
}

function unknownSymbols({ item, symbols }: Pick<Input, 'symbols'> & { item: TraceItem }): Diagnostic[] {
  const { file, line, column } = locationOfRelations(item);
  return item.symbols
    .filter(({ name }) => !symbols.has(name))
    .map(({ name }) =>
      problem({
        code: 'trace-unknown-symbol',
        message: `The ::trace of ${item.id} names ${name}, which no documented package exports.${didYouMean({ found: name, known: symbols.keys() })}`,
        hint: 'Use the name of an export, or of one of its members, such as Class.method.',
        file,
        line,
        column,
      }),
    );
}

function locationOfRelations({ file, line, column, relationsAt }: TraceItem) {
  return { file, ...(relationsAt ?? { line, column }) };
}

function isNotImplemented({ implementation }: TraceItem): boolean {
  return implementation === 'not-implemented';
}

function contradictions({
  item,
  items,
  tested,
}: Pick<Input, 'items'> & { item: TraceItem; tested: ReadonlySet<string> }): Diagnostic[] {
  const fail = (message: string, hint: string): Diagnostic =>
    problem({ code: 'trace-contradiction', message, hint, ...locationOfRelations(item) });
  const verified = item.verifies.flatMap((id) => items.get(id) ?? []);
  const requirements = verified.filter(({ kind }) => kind === 'requirement');
  const useCases = verified.filter(({ kind }) => kind === 'use-case');
  const isOf = (requirement: TraceItem, useCase: TraceItem): boolean =>
    requirement.useCases.includes(useCase.id);
  const loose = [
    ...useCases.filter((useCase) => !requirements.some((requirement) => isOf(requirement, useCase))),
    ...requirements.filter((requirement) => !useCases.some((useCase) => isOf(requirement, useCase))),
  ];
  // Only automated test cases count here, because a manual procedure may be written before the implementation.
  const missing = item.kind !== 'test-case' ? [] : requirements.filter(isNotImplemented);
  const isTested = isNotImplemented(item) && tested.has(item.id);
  return [
    ...(requirements.length > 0 && useCases.length > 0 ? loose : []).map(({ id, kind }) =>
      fail(
        kind === 'use-case'
          ? `${item.id} verifies the use case ${id}, but ${id} isn't in the \`use-cases\` of any requirement that ${item.id} verifies.`
          : `${item.id} verifies the requirement ${id}, but no use case that it verifies is listed in \`use-cases\` of ${id}.`,
        `Correct \`verifies\` in the ::trace of ${item.id}, or \`use-cases\` in the ::trace of the requirement.`,
      ),
    ),
    ...missing.map(({ id }) =>
      fail(
        `${item.id} verifies ${id}, which is not implemented.`,
        `Correct the ID, or the state in the ::trace of ${id}.`,
      ),
    ),
    ...(isTested
      ? [
          fail(
            `${item.id} is marked as not implemented, but a test verifies it.`,
            'Correct the state in the ::trace, or the ID in the title of the test.',
          ),
        ]
      : []),
  ];
}

function orphan({ item, tested }: { item: TraceItem; tested: ReadonlySet<string> }): Diagnostic[] {
  const { id, kind, file, line, column } = item;
  const missing = (message: string, hint: string): Diagnostic[] => [
    problem({ code: 'trace-orphan', message: `${id} ${message}`, hint, file, line, column }),
  ];
  if (kind === 'requirement' && item.useCases.length === 0)
    return missing(
      'is a requirement without a use case.',
      'Name a use case with ::trace{use-cases="UC-01"} below the heading.',
    );
  if (kind === 'use-case' && item.designs.length === 0)
    return missing(
      'is a use case without a design.',
      'Name a design with ::trace{designs="D-01"} below the heading.',
    );
  if (kind === 'design' && item.symbols.length === 0)
    return missing(
      'is a design without an API symbol.',
      'Name an exported symbol with ::trace{api="Name"} below the heading.',
    );
  if ((kind === 'procedure' || kind === 'test-case') && item.verifies.length === 0)
    return missing(
      `is ${withArticle(kind)} that verifies nothing.`,
      'Name a requirement or a use case with ::trace{verifies="REQ-F-01"} below the heading.',
    );
  if (kind === 'requirement' && item.implementation === 'implemented' && !tested.has(id))
    return missing(
      'is an implemented requirement without a test.',
      `Put the ID into the title of a test that verifies the requirement, such as “does this [${id}]”, or set state=not-implemented.`,
    );
  return [];
}

function withArticle(kind: TraceKind): string {
  return `a ${kind.replace('-', ' ')}`;
}

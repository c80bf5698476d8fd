import type { Diagnostic, DirectiveUse } from 'lectern/plugin';
import { didYouMean, problem } from 'lectern/plugin';
import type { TraceKind, TraceListData, TraceRow } from './types.js';
import { traceStates } from './types.js';

const kinds: readonly Exclude<TraceKind, 'unit-test'>[] = [
  'requirement',
  'use-case',
  'design',
  'procedure',
  'test-case',
];
const attributeNames = ['kind', 'state', 'without'];

export function traceLists({
  directives,
  rows,
}: {
  directives: readonly (DirectiveUse & { file: string })[];
  rows: readonly TraceRow[];
}): { directives: Map<string, TraceListData>; diagnostics: Diagnostic[] } {
  const lists = new Map<string, TraceListData>();
  const diagnostics: Diagnostic[] = [];
  for (const directive of directives.filter(({ name }) => name === 'trace-list')) {
    const { attributes, file, line, column } = directive;
    const problems = wrongAttributes(attributes);
    diagnostics.push(
      ...problems.map((message) => problem({ code: 'trace-directive', message, file, line, column })),
    );
    const kind = kinds.find((one) => one === attributes.kind);
    if (kind === undefined || problems.length > 0) continue;
    lists.set(directive.key, { kind, rows: chosen({ rows, kind, attributes }) });
  }
  return { directives: lists, diagnostics };
}

function chosen({
  rows,
  kind,
  attributes: { state, without },
}: {
  rows: readonly TraceRow[];
  kind: TraceKind;
  attributes: DirectiveUse['attributes'];
}): TraceRow[] {
  const kindOf = new Map(rows.map((row) => [row.id, row.kind]));
  return rows
    .filter((row) => row.kind === kind && (state === undefined || row.state === state))
    .filter(({ procedures }) => !procedures.some(({ id }) => kindOf.get(id) === without));
}

function wrongAttributes(attributes: DirectiveUse['attributes']): string[] {
  const check = (name: string, known: readonly string[]): string[] => {
    const found = attributes[name];
    return found === undefined || known.includes(found)
      ? []
      : [
          `::trace-list has ${name}="${found}". Expected one of ${known.join(', ')}.${didYouMean({ found, known })}`,
        ];
  };
  return [
    ...Object.keys(attributes)
      .filter((name) => !attributeNames.includes(name))
      .map(
        (found) =>
          `::trace-list has an unknown attribute "${found}".${didYouMean({ found, known: attributeNames })} Attributes: ${attributeNames.join(', ')}.`,
      ),
    ...(attributes.kind === undefined
      ? [`::trace-list has no kind. Add kind= and one of ${kinds.join(', ')}.`]
      : check('kind', kinds)),
    ...check('state', traceStates),
    ...check('without', ['procedure', 'test-case']),
  ];
}

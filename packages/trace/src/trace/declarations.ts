import type { Diagnostic, DirectiveUse, PluginDocument } from 'lectern/plugin';
import { problem } from 'lectern/plugin';
import type { TraceSettings } from './options.js';
import { readRelations } from './relations.js';
import type { TraceItem } from './types.js';

export interface Declarations {
  /** If an ID is declared twice, the first item is used. */
  items: Map<string, TraceItem>;
  diagnostics: Diagnostic[];
}

/** Headings declare IDs, such as `### REQ-F-01: Its title`. The directives below the headings declare relations. */
export function readDeclarations({
  texts,
  ids,
}: {
  texts: readonly PluginDocument[];
  ids: TraceSettings['ids'];
}): Declarations {
  const items = new Map<string, TraceItem>();
  const diagnostics: Diagnostic[] = [];
  for (const text of texts) {
    const found = declaredIn({ text, ids });
    for (const item of found) {
      const first = items.get(item.id);
      if (first === undefined) items.set(item.id, item);
      else diagnostics.push(duplicate({ first, second: item }));
    }
    for (const directive of text.directives.filter(({ name }) => name === 'trace')) {
      const item = found.findLast(({ line }) => line < directive.line);
      diagnostics.push(...addRelations({ item, directive, file: text.file }));
    }
  }
  return { items, diagnostics };
}

function declaredIn({ text, ids }: { text: PluginDocument; ids: TraceSettings['ids'] }): TraceItem[] {
  return text.headings.flatMap(({ id: anchor, text: words, line, column }): TraceItem[] => {
    const [, id = '', prefix = '', title = ''] = /^(([A-Z]+(?:-[A-Z]+)*)-\d+):\s*(.+)$/.exec(words) ?? [];
    const known = Object.hasOwn(ids, prefix) ? ids[prefix] : undefined;
    if (known === undefined || known.kind === 'unit-test') return [];
    const { file, route } = text;
    return [
      {
        id,
        kind: known.kind,
        title,
        group: known.label,
        route,
        anchor,
        file,
        line,
        column,
        implementation: 'implemented',
        parents: [],
        useCases: [],
        designs: [],
        verifies: [],
        symbols: [],
      },
    ];
  });
}

function addRelations({
  item,
  directive,
  file,
}: {
  item: TraceItem | undefined;
  directive: DirectiveUse;
  file: string;
}): Diagnostic[] {
  const { line, column } = directive;
  if (item === undefined)
    return [
      problem({
        code: 'trace-directive',
        message: 'This ::trace is not below a heading that declares an ID.',
        hint: 'Move the ::trace below the heading that it describes, such as ### REQ-F-01: What is required.',
        file,
        line,
        column,
      }),
    ];
  if (item.directive !== undefined)
    return [
      problem({
        code: 'trace-directive',
        message: `This is the second ::trace for ${item.id}.`,
        hint: 'Put all attributes into one ::trace.',
        file,
        line,
        column,
      }),
    ];
  item.directive = directive.key;
  item.relationsAt = { line, column };
  const { fields, diagnostics } = readRelations({ item, directive, file });
  Object.assign(item, fields);
  return diagnostics;
}

function duplicate({ first, second }: { first: TraceItem; second: TraceItem }): Diagnostic {
  const { id, file, line, column } = second;
  return problem({
    code: 'trace-duplicate-id',
    message: `The ID ${id} is declared twice. The first declaration is ${first.file}:${first.line}.`,
    hint: 'Give one of the headings another ID. If a heading only mentions the ID, remove the colon after the ID.',
    file,
    line,
    column,
  });
}

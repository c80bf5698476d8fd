import { optionProblems } from '../../config/validate.js';
import { joinRoute } from '../../content/paths.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type {
  AssembleInput,
  AssembleResult,
  IdTarget,
  Plugin,
  PluginContent,
  PluginDocument,
} from '../../plugin/plugin.js';
import { checkChain, unknownId } from './check.js';
import { readDeclarations } from './declarations.js';
import type { TraceOptions, TraceSettings } from './options.js';
import { traceSchema } from './options.js';
import { traceRows } from './rows.js';
import { symbolTable } from './symbols.js';
import { readTracedTests } from './traced-tests.js';
import type { TraceItem, TraceMatrixData } from './types.js';

export type { TraceOptions } from './options.js';

/**
 * Traces requirements to use cases, designs, symbols of the API and tests.
 *
 * A heading declares an id: `### REQ-F-01: Voice input becomes an action`. `::trace{use-cases="UC-01"}` below it says
 * what it leads to, and shows its row. In prose an id is a link; in the title of a test, in square brackets, it says what
 * the test proves. A build fails on an id that is unknown, declared twice or leads to nothing.
 * @param options - What ids begin with, and where the page with the matrix stands.
 */
export function trace(options: TraceOptions): Plugin {
  const parsed = traceSchema.safeParse(options, { reportInput: true });
  if (!parsed.success)
    return { name: 'trace', check: () => optionProblems({ error: parsed.error, value: options }) };
  const settings = parsed.data;
  const prefixes = Object.keys(settings.ids);
  return {
    name: 'trace',
    markdown: {
      ...(prefixes.length === 0 ? {} : { ids: `(?:${prefixes.join('|')})-\\d+` }),
      directives: { trace: '@theme/TraceRow' },
    },
    read: () => matrixPage(settings),
    assemble: (input) => assemble({ ...input, settings }),
  };
}

/** The page with the matrix; what it shows is known when all texts are. */
function matrixPage({ route: path, title, sidebar }: TraceSettings): PluginContent {
  const route = joinRoute(path);
  const place = sidebar && { source: sidebar.source, id: sidebar.sidebarId };
  return {
    pages: [
      {
        kind: 'generated',
        source: 'trace',
        route,
        title,
        description:
          'Each requirement with its use cases, designs, symbols of the API and tests, and what the tests have shown.',
        file: 'the page of the plug-in "trace"',
        component: '@theme/TraceMatrix',
        sidebar: place,
      },
    ],
    branches:
      place === undefined
        ? []
        : [
            {
              from: 'trace',
              ...place,
              position: sidebar?.position,
              node: { kind: 'link', label: title, href: route, external: false },
            },
          ],
  };
}

async function assemble({
  settings,
  texts,
  contents,
  evidence,
  siteDir,
  href,
}: AssembleInput & { settings: TraceSettings }): Promise<AssembleResult> {
  const current = texts.filter(({ isCurrent }) => isCurrent);
  const { items, diagnostics } = readDeclarations({ texts: current, ids: settings.ids });
  const symbols = symbolTable(contents);
  const prefixes = new Set(Object.keys(settings.ids));
  const isId = (word: string): boolean => prefixes.has(word.replace(/-\d+$/, ''));
  const tests = await readTracedTests({ siteDir, evidence, isId });
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

/** An old version of the documents has its own ids; what it does not declare is looked for in the current one. */
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

import { styleText } from 'node:util';
import type { Findings } from '../build/build.js';
import type { ConfigNote } from '../config/foreign-config.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { formatLocation } from '../diagnostics/diagnostic.js';
import { counted } from '../util/nouns.js';

/** Maximum number of files listed for each type of problem. `--json` has no limit. */
const listedFiles = 8;
const listedLocations = 4;

type Input = Pick<Findings, 'pages' | 'sources' | 'diagnostics' | 'notes' | 'configFile'>;

export function doctorReport({ sources, diagnostics, notes, configFile }: Input): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  return [
    [styleText('bold', 'Pages'), ...pageLines(sources)],
    ...kindBlocks({ title: 'Errors that stop a build', problems: errors }),
    ...kindBlocks({ title: 'Warnings', problems: warnings }),
    ...(notes.length === 0
      ? []
      : [
          [styleText('bold', `Keys not carried over (${notes.length})`)],
          ...notes.map(noteLines(configFile)),
        ]),
    [verdict({ errors, warnings, notes })],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function pageLines(sources: Input['sources']): string[] {
  const total = sources.reduce((sum, { pages }) => sum + pages, 0);
  const rows = [...sources.map(({ source, pages }) => [source, pages] as const), ['total', total] as const];
  const width = Math.max(...rows.map(([name]) => name.length));
  const digits = String(total).length;
  return rows.map(([name, pages]) => `  ${name.padEnd(width)}  ${String(pages).padStart(digits)}`);
}

function kindBlocks({ title, problems }: { title: string; problems: readonly Diagnostic[] }): string[][] {
  if (problems.length === 0) return [];
  const kinds = [...groupBy(problems, ({ code }) => code)].sort(([, a], [, b]) => b.length - a.length);
  return [[styleText('bold', `${title} (${problems.length})`)], ...kinds.map(kindLines)];
}

function kindLines([code, problems]: [string, Diagnostic[]]): string[] {
  const files = [...groupBy(problems, ({ file }) => file ?? '')].sort(([, a], [, b]) => b.length - a.length);
  const named = files.filter(([file]) => file !== '').length;
  const [example] = problems;
  const where = named === 0 ? '' : ` in ${counted(named, 'file')}`;
  const rest = files.length - listedFiles;
  return [
    `  ${styleText('yellow', code)}: ${problems.length}${where}`,
    ...(example === undefined ? [] : explanation(example)),
    ...files.slice(0, listedFiles).flatMap(([file, all]) => (file === '' ? [] : [fileLine({ file, all })])),
    ...(rest > 0 ? [`    and ${counted(rest, 'more file')} (--json lists all of them)`] : []),
  ];
}

function explanation({ message, hint }: Diagnostic): string[] {
  return [message, ...(hint === undefined ? [] : [hint])]
    .flatMap((text) => text.split('\n'))
    .map((line) => `    ${line}`);
}

function fileLine({ file, all }: { file: string; all: readonly Diagnostic[] }): string {
  const locations = all.flatMap(({ line, column }) =>
    line === undefined ? [] : [formatLocation({ file: '', line, column }).slice(1)],
  );
  const shown = locations.slice(0, listedLocations).join(', ');
  const more = locations.length > listedLocations ? ', …' : '';
  return `    - ${file}${all.length > 1 ? ` (${all.length})` : ''}${shown === '' ? '' : `: ${shown}${more}`}`;
}

function noteLines(configFile: string): (note: ConfigNote) => string[] {
  return ({ key, why, instead, line, column }) => [
    `  ${styleText('yellow', key)}${line === undefined ? '' : `, ${formatLocation({ file: configFile, line, column })}`}`,
    `    ${why}`,
    `    ${instead}`,
  ];
}

function verdict({
  errors,
  warnings,
  notes,
}: {
  errors: readonly Diagnostic[];
  warnings: readonly Diagnostic[];
  notes: readonly ConfigNote[];
}): string {
  const counts = [
    counted(errors.length, 'error'),
    counted(warnings.length, 'warning'),
    ...(notes.length === 0 ? [] : [`${counted(notes.length, 'key')} not carried over`]),
  ].join(', ');
  return errors.length === 0
    ? `${styleText('green', '✓')} This site can be built: ${counts}.`
    : `${styleText('red', '✗')} This site cannot be built yet: ${counts}.`;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

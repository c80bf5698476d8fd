import type { OutlineEntry, OutlineMember } from '../model/outline.types.js';
import type { RecordedStep, Recording } from '../read/recordings.js';
import { mermaidLine, mermaidText } from './mermaid-text.js';
import type { DiagramMessages, DiagramName, DiagramStep, GeneratedDiagram } from './types.js';

/** In characters. The drawing truncates longer labels. The list below it shows them in full. */
const longestLabel = 22;

/** Makes the layout narrower than Mermaid's default, because recordings often have many participants. */
const layout = '%%{init: {"sequence": {"actorMargin": 12, "width": 120}}}%%';

interface Options {
  recording: Recording;
  outline: readonly OutlineEntry[];
  title?: string | undefined;
  messages: DiagramMessages;
}

/** The numbers of the steps match the list in the text version. */
export function sequenceDiagram({ recording, outline, title, messages }: Options): GeneratedDiagram {
  const { steps } = recording;
  const parts = [...new Set(steps.flatMap(({ from, to }) => [from, to]))];
  const ids = new Map(parts.map((part, index) => [part, `p${index}`]));
  const shown = title ?? recording.title;
  const description = messages.say('theme.diagram.stepsBetween', {
    count: String(steps.length),
    names: messages.list(parts),
  });
  const lines = [
    layout,
    'sequenceDiagram',
    '  autonumber',
    `  accTitle: ${mermaidLine(shown)}`,
    `  accDescr: ${mermaidLine(description)}`,
    ...parts.map((part) => `  participant ${ids.get(part)} as ${mermaidText(part)}`),
    ...steps.map(({ kind, from, to, text }) => {
      const line = kind === 'call' ? '->>' : '-->>';
      return `  ${ids.get(from)}${line}${ids.get(to)}: ${mermaidText(label({ kind, text }))}`;
    }),
  ];
  return {
    code: lines.join('\n'),
    title: shown,
    description,
    text: { kind: 'steps', steps: steps.map((step) => stepText({ step, outline })) },
  };
}

function label({ kind, text }: Pick<RecordedStep, 'kind' | 'text'>): string {
  if (text.length <= longestLabel) return text;
  return kind === 'call' ? `${calledName(text)}(…)` : `${text.slice(0, longestLabel - 1)}…`;
}

function calledName(text: string): string {
  return text.replace(/\(.*$/s, '');
}

function stepText({ step, outline }: { step: RecordedStep; outline: readonly OutlineEntry[] }): DiagramStep {
  const { kind, from, to, text } = step;
  const nameOf = (name: string): DiagramName => ({ name, to: entryOf({ outline, name })?.to });
  const called = calledName(text);
  const entry = kind === 'call' ? entryOf({ outline, name: to }) : undefined;
  const call =
    kind === 'call'
      ? { name: called, to: entry && memberOf({ outline, entry, name: called })?.to }
      : undefined;
  return {
    kind,
    from: nameOf(from),
    to: nameOf(to),
    call,
    rest: kind === 'call' ? text.slice(called.length) : text,
  };
}

interface Lookup {
  outline: readonly OutlineEntry[];
  name: string;
}

function entryOf({ outline, name }: Lookup): OutlineEntry | undefined {
  return outline.find((entry) => entry.name === name);
}

function memberOf({ outline, entry, name }: Lookup & { entry: OutlineEntry }): OutlineMember | undefined {
  return lineage({ outline, entry })
    .flatMap(({ members }) => members)
    .find((member) => bareName(member) === name);
}

function bareName({ name }: Pick<OutlineMember, 'name'>): string {
  return name.replace(/\?$/, '');
}

function lineage({ outline, entry }: Omit<Lookup, 'name'> & { entry: OutlineEntry }): OutlineEntry[] {
  const parents = entry.relations.filter(({ kind }) => kind === 'extends');
  return [
    entry,
    ...parents.flatMap(({ route }) => {
      const parent = outline.find(({ to }) => to.route === route);
      return parent === undefined ? [] : lineage({ outline, entry: parent });
    }),
  ];
}

export interface UnknownName {
  /** The name of the class, or `undefined` if the participant itself is unknown. */
  owner?: string | undefined;
  name: string;
  known: string[];
}

/** A name that isn't in the package means that the code has changed since the recording. */
export function unknownName({
  recording,
  outline,
}: Pick<Options, 'recording' | 'outline'>): UnknownName | undefined {
  for (const { kind, from, to, text } of recording.steps) {
    for (const name of [from, to]) {
      if (recording.outside.includes(name) || entryOf({ outline, name }) !== undefined) continue;
      return { name, known: outline.map((entry) => entry.name) };
    }
    const entry = entryOf({ outline, name: to });
    if (kind !== 'call' || entry === undefined) continue;
    const known = lineage({ outline, entry }).flatMap(({ members, privateMembers }) => [
      ...members.map(bareName),
      ...privateMembers,
    ]);
    const name = calledName(text);
    if (!known.includes(name)) return { owner: to, name, known };
  }
  return undefined;
}

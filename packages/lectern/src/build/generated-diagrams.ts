import type { DocumentedCode } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { didYouMean } from '../diagnostics/nearest.js';
import type { DiagramSource, GeneratedFence } from '../markdown/types.js';
import { classDiagram } from '../model/diagrams/class-diagram.js';
import { selectEntries } from '../model/diagrams/select-entries.js';
import { sequenceDiagram, unknownName } from '../model/diagrams/sequence-diagram.js';
import type { DiagramWords, GeneratedDiagram } from '../model/diagrams/types.js';
import type { Project } from '../session/read-project.js';
import { message } from '../util/messages.js';
import type { FenceProblem } from './diagram-options.js';
import { checkOptions, textOption } from './diagram-options.js';

/** What a diagram is made from: of a project, only this. */
export type DiagramProject = Pick<Project, 'content' | 'locale'> & {
  site: Pick<Project['site'], 'messages'>;
};

interface Input {
  source: DiagramSource;
  /** Relative to the site's folder. */
  file: string;
  project: DiagramProject;
}

export interface Generated {
  /** Absent for a diagram that a writer drew. */
  diagram?: GeneratedDiagram;
  found: Diagnostic[];
}

/** Makes the diagram that a fence asks for from the code of a package. */
export function generateDiagram({ source, file, project }: Input): Generated {
  const { generated } = source;
  if (generated === undefined) return { found: [] };
  const at = { file, line: source.line - 1 };
  const wrong = checkOptions(generated).map((fields) => problem({ ...fields, ...at }));
  const code = codeOf({ generated, project });
  if ('message' in code) return { found: [...wrong, problem({ ...code, ...at })] };
  if (wrong.length > 0) return { found: wrong };
  const words = wordsOf(project);
  const title = textOption(generated, 'title');
  return generated.kind === 'class-diagram'
    ? fromOutline({ source, generated, file, code, title, words })
    : fromRecording({ source, generated, at, code, title, words });
}

/** The package that the fence names, or the only one of the site. */
function codeOf({
  generated,
  project,
}: {
  generated: GeneratedFence;
  project: DiagramProject;
}): DocumentedCode | FenceProblem {
  const packages = project.content.filter(({ code }) => code !== undefined);
  const known = packages.map(({ id }) => id);
  const id = textOption(generated, 'source');
  const hint = `Sources of the type "typedoc": ${known.join(', ') || 'none'}.`;
  if (id === undefined) {
    const [only, ...more] = packages;
    if (only?.code !== undefined && more.length === 0) return only.code;
    return {
      code: 'diagram-source',
      message: `The ${generated.kind} does not say of which source it is.`,
      hint: `Write source=… after the language. ${hint}`,
    };
  }
  return (
    packages.find((content) => content.id === id)?.code ?? {
      code: 'diagram-source',
      message: `The ${generated.kind} is of the source "${id}", which does not exist or could not be read.${didYouMean({ found: id, known })}`,
      hint,
    }
  );
}

interface MakeInput {
  source: DiagramSource;
  generated: GeneratedFence;
  code: DocumentedCode;
  title: string | undefined;
  words: DiagramWords;
}

function fromOutline({
  source,
  generated,
  file,
  code: { outline },
  title,
  words,
}: MakeInput & { file: string }): Generated {
  const { entries, unknown } = selectEntries({ text: source.code, outline });
  if (unknown.length > 0) {
    const known = outline.map(({ name }) => name);
    const found = unknown.map(({ pattern, line, column }) =>
      problem({
        code: 'unknown-export',
        message: `The package exports no "${pattern}".${didYouMean({ found: pattern, known })}`,
        hint: 'Each line of a class-diagram is the name of an export; * stands for any letters, and ! leaves out what follows it.',
        file,
        line: source.line + line,
        column,
      }),
    );
    return { found };
  }
  const showMembers = generated.options.members !== 'false';
  const direction = textOption(generated, 'direction') ?? 'TB';
  return { found: [], diagram: classDiagram({ entries, outline, showMembers, direction, title, words }) };
}

function fromRecording({
  source,
  generated,
  at,
  code: { outline, recordings },
  title,
  words,
}: MakeInput & { at: { file: string; line: number } }): Generated {
  const fail = (fields: FenceProblem): Generated => ({ found: [problem({ ...fields, ...at })] });
  if (source.code.trim() !== '')
    return fail({
      code: 'diagram-option',
      message: 'A sequence-diagram has lines in its fence, but it is drawn from a recording.',
      hint: 'Leave the fence empty, or make it a "mermaid" fence.',
    });
  const name = textOption(generated, 'recording');
  const known = recordings.map((recording) => recording.name);
  const recording = recordings.find((candidate) => candidate.name === name);
  if (recording === undefined)
    return fail({
      code: 'unknown-recording',
      message:
        name === undefined
          ? 'The sequence-diagram does not say which recording it shows.'
          : `There is no recording "${name}".${didYouMean({ found: name, known })}`,
      hint: `Write recording=… after the language. Recordings: ${known.join(', ') || 'none'}.`,
    });
  const missing = unknownName({ recording, outline });
  if (missing !== undefined) {
    const near = didYouMean({ found: missing.name, known: missing.known });
    return fail({
      code: 'outdated-recording',
      message:
        missing.owner === undefined
          ? `The recording ${recording.file} shows "${missing.name}", which the package does not export.${near}`
          : `The recording ${recording.file} shows the call ${missing.owner}.${missing.name}(), but ${missing.owner} has no member "${missing.name}".${near}`,
      hint: 'Run the tests that record it again, then read the page: its words may be as old as the recording.',
    });
  }
  return { found: [], diagram: sequenceDiagram({ recording, outline, title, words }) };
}

function wordsOf({ site: { messages }, locale }: DiagramProject): DiagramWords {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    say: (id, values = {}) => message({ messages, id, values }),
    list: (names) => format.format(names),
  };
}

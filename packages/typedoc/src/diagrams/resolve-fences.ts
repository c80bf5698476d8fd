import type { Diagnostic, FenceContent, FencesInput, FencesResult, FenceUse } from 'lectern/plugin';
import { didYouMean, problem } from 'lectern/plugin';
import { messagesComponent } from '../components.js';
import type { PackageData } from '../data.js';
import { isPackageData } from '../data.js';
import { classDiagram } from './class-diagram.js';
import type { FenceProblem } from './fence-options.js';
import { checkOptions, textOption } from './fence-options.js';
import { selectEntries } from './select-entries.js';
import { sequenceDiagram, unknownName } from './sequence-diagram.js';
import type { DiagramMessages, GeneratedDiagram } from './types.js';

export type DiagramInput = Pick<FencesInput, 'fences' | 'file' | 'contents' | 'message' | 'locale'>;

interface Generated {
  diagram?: GeneratedDiagram;
  found: Diagnostic[];
}

export function resolveFences({ fences, ...input }: DiagramInput): FencesResult {
  const generated = fences.map((fence) => ({ key: fence.key, ...generate({ fence, ...input }) }));
  return {
    fences: new Map(
      generated.flatMap(({ key, diagram }): [string, FenceContent][] =>
        diagram === undefined ? [] : [[key, mermaidFence(diagram)]],
      ),
    ),
    diagnostics: generated.flatMap(({ found }) => found),
  };
}

/** Another plug-in draws the fence. The text version is shown next to the drawing. */
function mermaidFence({ code, title, description, text }: GeneratedDiagram): FenceContent {
  const alternative = { component: messagesComponent, props: { text } };
  return { language: 'mermaid', code, title, description, alternative };
}

type FenceInput = Omit<DiagramInput, 'fences'> & { fence: FenceUse };

function generate({ fence, file, contents, message, locale }: FenceInput): Generated {
  const at = { file, line: fence.line };
  const wrong = checkOptions(fence).map((fields) => problem({ ...fields, ...at }));
  const data = packageOf({ fence, contents });
  if ('message' in data) return { found: [...wrong, problem({ ...data, ...at })] };
  if (wrong.length > 0) return { found: wrong };
  const messages = { say: message, list: listIn(locale) };
  return fence.language === 'class-diagram'
    ? fromOutline({ fence, file, data, messages })
    : fromRecording({ fence, at, data, messages });
}

function listIn(locale: string): DiagramMessages['list'] {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (names) => format.format(names);
}

/** Returns the package that the fence names, or else the site's only package. */
function packageOf({ fence, contents }: Pick<FenceInput, 'fence' | 'contents'>): PackageData | FenceProblem {
  const packages = contents.flatMap(({ id, data }) => (isPackageData(data) ? [{ id, data }] : []));
  const known = packages.map(({ id }) => id);
  const id = textOption(fence, 'source');
  const hint = `IDs of typedoc plug-ins: ${known.join(', ') || 'none'}.`;
  if (id === undefined) {
    const [only, ...more] = packages;
    if (only !== undefined && more.length === 0) return only.data;
    return {
      code: 'diagram-source',
      message: `The ${fence.language} block does not name a package.`,
      hint: `Write source=ID after the language, where ID is the ID of the typedoc plug-in that documents the package. ${hint}`,
    };
  }
  return (
    packages.find((candidate) => candidate.id === id)?.data ?? {
      code: 'diagram-source',
      message: `The ${fence.language} block has source="${id}". Either no typedoc plug-in has this ID, or the package of that plug-in failed to load.${didYouMean({ found: id, known })}`,
      hint: `Correct the ID, or fix the errors in that package. ${hint}`,
    }
  );
}

interface MakeInput {
  fence: FenceUse;
  data: PackageData;
  messages: DiagramMessages;
}

function fromOutline({ fence, file, data: { outline }, messages }: MakeInput & { file: string }): Generated {
  const { entries, unknown } = selectEntries({ text: fence.code, outline });
  if (unknown.length > 0) {
    const known = outline.map(({ name }) => name);
    const found = unknown.map(({ pattern, line, column }) =>
      problem({
        code: 'unknown-export',
        message: `The package exports no "${pattern}".${didYouMean({ found: pattern, known })}`,
        hint: 'Write the name of an export on each line. * matches any characters, and ! before a name excludes that name.',
        file,
        line: fence.line + 1 + line,
        column,
      }),
    );
    return { found };
  }
  const { title, options } = fence;
  const showMembers = options.members !== 'false';
  const direction = textOption(fence, 'direction') ?? 'TB';
  return { found: [], diagram: classDiagram({ entries, outline, showMembers, direction, title, messages }) };
}

function fromRecording({
  fence,
  at,
  data: { outline, recordings },
  messages,
}: MakeInput & { at: { file: string; line: number } }): Generated {
  const fail = (fields: FenceProblem): Generated => ({ found: [problem({ ...fields, ...at })] });
  if (fence.code.trim() !== '')
    return fail({
      code: 'diagram-option',
      message: 'A sequence diagram is drawn from a recording, but this code block contains text.',
      hint: 'Leave the code block empty, or change its language to "mermaid".',
    });
  const name = textOption(fence, 'recording');
  const known = recordings.map((recording) => recording.name);
  const recording = recordings.find((candidate) => candidate.name === name);
  if (recording === undefined)
    return fail({
      code: 'unknown-recording',
      message:
        name === undefined
          ? 'The sequence diagram does not name a recording.'
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
      hint: 'Rerun the tests that write the recording, then review the text of this page, which may be outdated, too.',
    });
  }
  return { found: [], diagram: sequenceDiagram({ recording, outline, title: fence.title, messages }) };
}

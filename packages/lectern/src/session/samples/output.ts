import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import type { SampleEnd } from '../../markdown/code/sample.js';
import { diffLines, formatDiff } from '../../util/line-diff.js';
import type { Sample } from './types.js';

const mostLines = 20;

export function outputProblems({ sample, printed }: { sample: Sample; printed: string }): Diagnostic[] {
  const { output, end, file } = sample;
  if (end === undefined) return [];
  if (output === undefined) return printed === '' ? [] : [missing({ sample, printed, end })];
  const written = plainLines(output.text);
  if (written.join('\n') === plainLines(printed).join('\n')) return [];
  const diff = formatDiff({
    lines: diffLines({ before: written, after: plainLines(printed) }),
    limit: mostLines,
  });
  return [
    problem({
      code: 'sample-output-changed',
      message: `The sample's output differs from the output in the document. Expected (-) and printed (+):\n${diff.join('\n')}`,
      hint: 'If the change is a mistake, fix the sample or the package that it imports. If the new output is right, run "lectern check --update" to write it into the document, and check the text around it.',
      file,
      line: output.line,
      column: output.column,
      update: {
        line: output.line,
        count: output.endLine - output.line + 1,
        lines: printed === '' ? [] : fence({ prefix: end.prefix, printed }),
      },
    }),
  ];
}

function missing({ sample, printed, end }: { sample: Sample; printed: string; end: SampleEnd }): Diagnostic {
  return problem({
    code: 'sample-output-missing',
    severity: 'warning',
    message:
      'The document does not show the output of this sample, so a change in the output would go unnoticed.',
    hint: 'Run "lectern check --update" to add a `text output` code block below the sample.',
    file: sample.file,
    line: sample.line,
    column: (sample.columns[0] ?? 0) + 1,
    update: {
      line: end.line + 1,
      count: 0,
      lines: [end.prefix.trimEnd(), ...fence({ prefix: end.prefix, printed })],
    },
  });
}

/** Trailing whitespace is removed, because it is invisible. */
function plainLines(text: string): string[] {
  return text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
}

function fence({ prefix, printed }: { prefix: string; printed: string }): string[] {
  const longest = Math.max(2, ...[...printed.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const marks = '`'.repeat(longest + 1);
  return [`${marks}text output`, ...plainLines(printed), marks].map((line) => `${prefix}${line}`.trimEnd());
}

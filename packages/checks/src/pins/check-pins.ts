import type { Diagnostic } from 'lectern/plugin';
import { counted, hashText, problem } from 'lectern/plugin';
import type { NameIndex } from '../names/name-index.js';
import type { DefinedValue } from '../values/read-values.js';
import type { Statement } from './find-statements.js';

/**
 * Each line has the format `document<tab>statement<tab>hash`. The hash covers the signatures and values in the
 * statement, and is left out if there are none.
 */
export type Pins = readonly string[];

interface Options {
  file: string;
  statements: readonly Statement[];
  pins: Pins;
  pinsFile: string;
  index: Pick<NameIndex, 'signaturesOf'>;
  values: ReadonlyMap<string, Pick<DefinedValue, 'value' | 'unit'>>;
}

/** A recorded statement counts as reviewed until it changes, or until a signature or value in it does. */
export function checkPins({ file, statements, pins, pinsFile, index, values }: Options): Diagnostic[] {
  const wanted = statements.map((statement) => {
    const names = namesIn({ text: statement.text, index });
    const shown = valuesIn({ text: statement.text, values });
    return { statement, names, shown, pin: pinOf({ file, statement, names, shown, index, values }) };
  });
  const first = pins.findIndex((line) => line.startsWith(`${file}\t`));
  const own = pins.filter((line) => line.startsWith(`${file}\t`));
  if (own.join('\n') === wanted.map(({ pin }) => pin).join('\n')) return [];
  const left = [...own];
  const changed = wanted.filter(({ pin }) => {
    const at = left.indexOf(pin);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  const differences = [
    ...(changed.length > 0
      ? [`${counted(changed.length, 'statement')} of the document ${areOrIs(changed)} new or changed`]
      : []),
    ...(left.length > 0
      ? [`${counted(left.length, 'statement')} of the record ${areOrIs(left)} no longer in the document`]
      : []),
    ...(changed.length + left.length === 0 ? ['the statements are in a different order'] : []),
  ];
  const start = first === -1 ? insertAt({ file, pins }) : first;
  return [
    ...changed.map(({ statement, names, shown }) =>
      unagreed({ file, statement, names, shown, left, pinsFile }),
    ),
    problem({
      code: 'changed-statement',
      message: `The record of ${file} is outdated: ${differences.join(', and ')}.`,
      hint: 'Review the changes. If the statements are true, run "lectern check --update" to record them.',
      file: pinsFile,
      line: start + 1,
      update: { line: start + 1, count: own.length, lines: wanted.map(({ pin }) => pin) },
    }),
  ];
}

function areOrIs(list: readonly unknown[]): string {
  return list.length === 1 ? 'is' : 'are';
}

/** The documents in the record are in alphabetical order. */
function insertAt({ file, pins }: { file: string; pins: Pins }): number {
  const next = pins.findIndex((line) => line !== '' && (line.split('\t')[0] ?? '') > file);
  return next === -1 ? pins.filter((line) => line !== '').length : next;
}

function unagreed({
  file,
  statement: { what, text, line, column },
  names,
  shown,
  left,
  pinsFile,
}: {
  file: string;
  statement: Statement;
  names: readonly string[];
  shown: readonly string[];
  left: Pins;
  pinsFile: string;
}): Diagnostic {
  const short = shortened(text);
  const isOld = left.some((pin) => pin.split('\t')[1] === short);
  // A statement is recorded with a single hash, so it is unknown which of its signatures or values has changed.
  const changed = [
    ...names.map((name) => `the signature of ${name}`),
    ...shown.map((name) => `the value of ${name}`),
  ];
  const then =
    changed.length === 0
      ? 'a function or value that it names was removed'
      : `${changed.join(' or ')} has changed`;
  const message = isOld
    ? `Since the last review of this ${what}, ${then}: "${short}"`
    : `This ${what} has not been reviewed: "${short}"`;
  const hint = `Review the statement. If it is true, run "lectern check --update" to record it in ${pinsFile}.`;
  return problem({ code: 'changed-statement', message, hint, file, line, column });
}

function pinOf({
  file,
  statement: { text },
  names,
  shown,
  index,
  values,
}: {
  file: string;
  statement: Statement;
  names: readonly string[];
  shown: readonly string[];
  index: Options['index'];
  values: Options['values'];
}): string {
  const depends = [
    ...names.map((name) => [name, index.signaturesOf(name)]),
    ...shown.map((name) => [name, values.get(name)?.value, values.get(name)?.unit]),
  ];
  const hash = depends.length === 0 ? '' : `\t${hashText(JSON.stringify(depends)).slice(0, 8)}`;
  return `${file}\t${shortened(text)}${hash}`;
}

const longest = 160;

function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}… ${hashText(text).slice(0, 8)}`;
}

function namesIn({ text, index }: { text: string; index: Options['index'] }): string[] {
  const spans = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/\(.*$/, ''));
  return [...new Set(spans)].filter((name) => index.signaturesOf(name).length > 0).sort();
}

function valuesIn({ text, values }: { text: string; values: Options['values'] }): string[] {
  const shown = [...text.matchAll(/:value\[([^\]]+)\]/g)].map(([, name = '']) => name);
  return [...new Set(shown)].filter((name) => values.has(name)).sort();
}

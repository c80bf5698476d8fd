import type { LinkTarget } from 'lectern/plugin';
import { nearest } from 'lectern/plugin';

export interface CommandFacts {
  scripts: ReadonlySet<string>;
  binaries: ReadonlySet<string>;
  /** Versions by package name; undefined if the version is unknown. Includes dependencies. */
  packages: ReadonlyMap<string, string | undefined>;
  /** Programs whose commands and options a document defines, such as `lectern`. */
  programs: ReadonlySet<string>;
  commands: ReadonlySet<string>;
  options: ReadonlySet<string>;
  optionTargets: ReadonlyMap<string, LinkTarget>;
}

export interface Word {
  text: string;
  column: number;
}

export type WordProblem = { word: Word; message: string };

/** If `isSure` is false, the option may belong to another program, so only a misspelled option is reported. */
export function optionProblem({
  word,
  facts,
  isSure,
}: {
  word: Word;
  facts: CommandFacts;
  isSure: boolean;
}): WordProblem[] {
  const text = word.text.split('=')[0] ?? '';
  if (!/^--[a-z]/.test(text) || facts.options.has(text)) return [];
  const found = unknownWord({ word: { ...word, text }, known: [...facts.options], what: 'option' });
  return isSure || found[0]?.message.includes('Did you mean') === true ? found : [];
}

/** `known` must contain every valid word. */
export function unknownWord({
  word,
  known,
  what,
}: {
  word: Word;
  known: readonly string[];
  what: string;
}): WordProblem[] {
  if (word.text === '' || known.includes(word.text) || /[<>$…{}]/.test(word.text)) return [];
  return [
    { word, message: `There is no ${what} "${word.text}".${meant(nearest({ found: word.text, known }))}` },
  ];
}

export function meant(name: string | undefined): string {
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}

/**
 * Two grammars are matched against the same audio: one allows only the commands, the other any sequence of phones. The
 * difference between their scores shows how well the best command fits: see `confidence.ts`.
 *
 * Words have generated names (`w0`), because characters in a command could break the grammar's syntax.
 */

/** Words that players may say before or after a command (UC-02). */
export const FILLERS_BEFORE = ['um', 'uh', 'okay'] as const;
export const FILLERS_AFTER = ['please', 'now'] as const;

/**
 * The weight of a filler, relative to no filler. With a higher weight, the first vowel of "attack" would be mistaken
 * for "uh".
 */
const FILLER_WEIGHT = 0.001;

export interface CommandGrammarOptions {
  /** Each command is a list of generated word names. */
  readonly commands: readonly (readonly string[])[];
  /** Generated names of the filler words that may come before and after a command. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export function commandGrammar({ commands, before, after }: CommandGrammarOptions): string {
  const choice = commands.map((words) => `(${words.join(' ')})`).join(' | ');
  return jsgf(`${optional(before)} <command> ${optional(after)}`, { command: choice });
}

export function phoneLoop(phones: readonly string[]): string {
  return jsgf('<phone>+', { phone: phones.map(phoneWord).join(' | ') });
}

export function phoneWord(phone: string): string {
  return `phone${phone}`;
}

function optional(words: readonly string[]): string {
  if (words.length === 0) return '';
  return `[/${FILLER_WEIGHT}/ (${words.join(' | ')})]`;
}

function jsgf(utterance: string, rules: Readonly<Record<string, string>>): string {
  const lines = Object.entries(rules).map(([name, rule]) => `<${name}> = ${rule};`);
  return ['#JSGF V1.0;', 'grammar commands;', `public <utterance> = ${utterance};`, ...lines, ''].join('\n');
}

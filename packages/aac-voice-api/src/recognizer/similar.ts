import type { SpokenCommand } from './commandDecoder.js';

/**
 * Two names count as similar if they differ in a single sound, or in at most one of every six sounds. Short names with
 * one difference, such as "jump" and "bump", are often mistaken for each other. So are long names with one difference
 * in every six sounds.
 */
const SOUNDS_PER_DIFFERENCE = 6;

export interface SimilarCommands {
  readonly name: string;
  readonly other: string;
}

export function similarCommands(commands: readonly SpokenCommand[]): SimilarCommands[] {
  const spoken = commands.map((command) => ({ name: command.name, sounds: soundsOf(command) }));
  return spoken.flatMap(({ name, sounds }, index) =>
    spoken
      .slice(index + 1)
      .filter((other) => sounds.some((a) => other.sounds.some((b) => areSimilar(a, b))))
      .map((other) => ({ name, other: other.name })),
  );
}

/**
 * Returns the pronunciations of a command. The first pronunciation combines the first pronunciations of
 * all words, the second pronunciation combines their second pronunciations, and so on.
 */
function soundsOf({ words }: SpokenCommand): string[][] {
  const ways = Math.max(1, ...words.map(({ pronunciations }) => pronunciations.length));
  return Array.from({ length: ways }, (_, way) =>
    words.flatMap(({ pronunciations }) => (pronunciations[way] ?? pronunciations[0] ?? '').split(' ')),
  );
}

function areSimilar(a: readonly string[], b: readonly string[]): boolean {
  const most = Math.max(1, Math.floor(Math.max(a.length, b.length) / SOUNDS_PER_DIFFERENCE));
  return Math.abs(a.length - b.length) <= most && distance(a, b) <= most;
}

/** The Levenshtein distance: how many sounds must be added, removed, or replaced. */
function distance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, sound] of a.entries()) {
    const next = [index + 1];
    for (const [column, other] of b.entries()) {
      const replaced = (row[column] ?? 0) + (sound === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

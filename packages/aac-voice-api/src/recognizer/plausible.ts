/**
 * Steady noise fits no sequence of phones well. Its best match may be a command with an implausible duration: a word of
 * two seconds, or a short word in a long stretch of sound.
 */

/** The maximum duration of a phone, in seconds. Even slow speakers need only a third of it. */
const LONGEST_PHONE = 0.3;
/**
 * The minimum fraction of the speech that words must fill. The remaining sound is breath and noise. In 95% of correctly
 * recognized commands, words fill at least 0.7 of the speech. In half of the sentences in which a command is recognized
 * by mistake, they fill less than 0.4.
 */
const LEAST_SHARE = 0.6;

export interface HeardWord {
  /** In seconds. */
  readonly duration: number;
  /** The number of phones in the word's longest pronunciation. */
  readonly phones: number;
}

/** `speech` is the duration of the utterance, in seconds. */
export function isPlausible({ words, speech }: { words: readonly HeardWord[]; speech: number }): boolean {
  const spoken = words.reduce((sum, { duration }) => sum + duration, 0);
  return (
    words.length > 0 &&
    words.every(({ duration, phones }) => duration <= LONGEST_PHONE * phones) &&
    spoken >= LEAST_SHARE * speech
  );
}

/**
 * No sequence of phones fits steady noise well, so the best match may be an implausible command: a word that lasts
 * for two seconds, or a short word in a long stretch of sound. The durations distinguish such results from speech.
 */

/** The longest duration of a phone, in seconds. Even slow speakers need only a third of it. */
const LONGEST_PHONE = 0.3;
/**
 * The share of the speech that words must make up; the rest is breath and noise. In 95% of correctly
 * recognized commands, the words make up at least 0.7 of the speech. In half of the sentences in which a
 * command is recognized by mistake, they make up less than 0.4.
 */
const LEAST_SHARE = 0.6;

export interface HeardWord {
  /** In seconds. */
  readonly duration: number;
  /** The number of phones in the word's longest pronunciation. */
  readonly phones: number;
}

/** Returns whether the words have plausible durations in an utterance with this many seconds of speech. */
export function isPlausible({ words, speech }: { words: readonly HeardWord[]; speech: number }): boolean {
  const spoken = words.reduce((sum, { duration }) => sum + duration, 0);
  return (
    words.length > 0 &&
    words.every(({ duration, phones }) => duration <= LONGEST_PHONE * phones) &&
    spoken >= LEAST_SHARE * speech
  );
}

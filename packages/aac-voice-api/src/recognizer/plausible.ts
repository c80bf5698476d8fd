/**
 * No sequence of phones fits steady noise well, so the best match may be an implausible command: a word that lasts for
 * two seconds, or a short word in a long stretch of sound. Such results are distinguished from speech by their
 * durations.
 */

/** The longest duration of a phone, in seconds. Even slow speakers need only a third of it. */
const LONGEST_PHONE = 0.3;
/**
 * The share of the speech that words must make up; the rest is breath and noise. Of commands that are heard correctly, 95 of
 * 100 fill 0.7 of it or more. Of sentences in which a command is found by mistake, half fill less than 0.4.
 */
const LEAST_SHARE = 0.6;

export interface HeardWord {
  /** In seconds. */
  readonly duration: number;
  /** How many phones its longest pronunciation has. */
  readonly phones: number;
}

/** Returns whether words have the lengths of real speech, which lasts for `speech` seconds in all. */
export function isPlausible({ words, speech }: { words: readonly HeardWord[]; speech: number }): boolean {
  const spoken = words.reduce((sum, { duration }) => sum + duration, 0);
  return (
    words.length > 0 &&
    words.every(({ duration, phones }) => duration <= LONGEST_PHONE * phones) &&
    spoken >= LEAST_SHARE * speech
  );
}

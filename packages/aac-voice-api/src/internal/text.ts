/** What whisper writes for a stretch without speech. */
const BLANK = /\[BLANK_AUDIO\]/gu;
const PUNCTUATION = /\p{P}/gu;
const OUTER_PUNCTUATION = /^\p{P}+|\p{P}+$/gu;

/** The text without whisper's marks for silence; empty when nothing was said. */
export function spokenText(text: string): string {
  return text.replace(BLANK, ' ').trim();
}

/** The words of a text without the punctuation around them, in the order in which they were spoken. */
export function tokens(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((piece) => piece.replace(OUTER_PUNCTUATION, ''))
    .filter((token) => token !== '');
}

export function withoutPunctuation(token: string): string {
  return token.replace(PUNCTUATION, '');
}

/**
 * What two names must share to be the same name. Composed characters, because a name typed by a developer and a
 * word written by whisper may spell the same é in two ways.
 */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').normalize('NFC').toLowerCase();
}

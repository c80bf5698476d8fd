/** What whisper writes for a period without speech. */
const BLANK = /\[BLANK_AUDIO\]/gu;
const PUNCTUATION = /\p{P}/gu;
const OUTER_PUNCTUATION = /^\p{P}+|\p{P}+$/gu;

/** Returns the text without whisper's marks for silence, or an empty string if nothing was said. */
export function spokenText(text: string): string {
  return text.replace(BLANK, ' ').trim();
}

/** Returns the words of a string without the punctuation around them, in the order in which they were spoken. */
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
 * Returns the key by which names are compared. It is in Unicode's composed form (NFC), because the developer and
 * whisper may encode é differently.
 */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').normalize('NFC').toLowerCase();
}

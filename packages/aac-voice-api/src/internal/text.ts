/** The marker that whisper writes for a period of silence. */
const BLANK = /\[BLANK_AUDIO\]/gu;
const PUNCTUATION = /\p{P}/gu;
const OUTER_PUNCTUATION = /^\p{P}+|\p{P}+$/gu;

/** Returns the text without whisper's markers for silence. The result is empty if nothing was said. */
export function spokenText(text: string): string {
  return text.replace(BLANK, ' ').trim();
}

/** Returns the words of a string in order, without the punctuation around them. */
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
 * Returns a normalized name for comparing names. The result is in Unicode's composed form (NFC), because a game's code
 * and whisper may encode é differently.
 */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').normalize('NFC').toLowerCase();
}

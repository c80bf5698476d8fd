/** The marker that whisper writes for a period of silence. */
const BLANK = /\[BLANK_AUDIO\]/gu;
const PUNCTUATION = /\p{P}/gu;
const OUTER_PUNCTUATION = /^\p{P}+|\p{P}+$/gu;

export function spokenText(text: string): string {
  return text.replace(BLANK, ' ').trim();
}

export function tokens(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((piece) => piece.replace(OUTER_PUNCTUATION, ''))
    .filter((token) => token !== '');
}

export function withoutPunctuation(token: string): string {
  return token.replace(PUNCTUATION, '');
}

/** Unicode's composed form (NFC) is needed, because a game's code and whisper may encode é differently. */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/gu, ' ').normalize('NFC').toLowerCase();
}

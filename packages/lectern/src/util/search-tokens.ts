/*
 * How the search reads text: the build lists the words of a site this way, and the browser splits a query and the names
 * of symbols this way, so both agree on what a word is.
 */

/** The words of a text in lower case, in their order: runs of letters and digits. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** The words of a name: `findPetsByStatus()` has find, pets, by and status. */
export function nameWords(name: string): string[] {
  return wordsIn(
    name
      .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
      .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .replaceAll('_', ' '),
  );
}

/** Letters and digits alone, in lower case: what remains of a name however it is written. */
export function squeeze(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

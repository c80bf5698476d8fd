import { blankContentTitle, firstTitle } from 'lectern/plugin';

/**
 * Blanks out the title at the start of a post, because the page already shows the title above the date and the authors.
 * The line breaks stay, so line numbers in messages are correct.
 */
export function withoutContentTitle(body: string): string {
  return firstTitle(body) === undefined ? body : blankContentTitle(body);
}

import { blankContentTitle, firstTitle } from 'lectern/plugin';

/**
 * Blanks out the title, because the page already shows it above the date and the authors. Line numbers stay the same.
 */
export function withoutContentTitle(body: string): string {
  return firstTitle(body) === undefined ? body : blankContentTitle(body);
}

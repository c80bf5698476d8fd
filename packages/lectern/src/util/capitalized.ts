import { upperFirst } from './upper-first.js';

/** Capitalizes a description such as "the search page" or "a redirect", but not the path of a file. */
export function capitalized(description: string): string {
  return description.replace(/^(?:an?|the) /, upperFirst);
}

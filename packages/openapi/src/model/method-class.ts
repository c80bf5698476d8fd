import type { HttpMethod } from './api-page.js';

/** Returns the CSS class of a method, which determines how it looks. */
export function methodClass(method: HttpMethod): string {
  return `api-method-${method}`;
}

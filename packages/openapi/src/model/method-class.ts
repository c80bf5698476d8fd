import type { HttpMethod } from './api-page.js';

/** Returns the CSS classes of a method, which determine how it looks. */
export function methodClass(method: HttpMethod): string {
  return `api-method api-method-${method}`;
}

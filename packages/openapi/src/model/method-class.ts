import type { HttpMethod } from './api-page.js';

/** Returns the CSS classes of a method, which determine its color. */
export function methodClass(method: HttpMethod): string {
  return `api-method api-method-${method}`;
}

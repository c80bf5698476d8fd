import type { HttpMethod } from './api-page.js';

/** CSS classes of a method, which the style sheet gives a shape. */
export function methodClass(method: HttpMethod): string {
  return `api-method api-method-${method}`;
}

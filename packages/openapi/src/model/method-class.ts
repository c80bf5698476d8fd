import type { HttpMethod } from './api-page.js';

/** The CSS class of a method, which the style sheet gives a shape. */
export function methodClass(method: HttpMethod): string {
  return `api-method-${method}`;
}

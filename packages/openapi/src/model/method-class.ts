import type { HttpMethod } from './api-page.js';

/** Class names of a method, in the sidebar and on pages: the style sheet gives each its shape. */
export function methodClass(method: HttpMethod): string {
  return `api-method api-method-${method}`;
}

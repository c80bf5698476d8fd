import type { HttpMethod } from './api-page.js';

export function methodClass(method: HttpMethod): string {
  return `api-method-${method}`;
}

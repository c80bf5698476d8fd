import type { ReactNode } from 'react';
import type { MockData } from '../../../../sources/openapi/mock-data.js';
import type { Words } from './words.js';

export function Console(_: { id: string; title: string; data: MockData; t: Words }): ReactNode {
  return null;
}

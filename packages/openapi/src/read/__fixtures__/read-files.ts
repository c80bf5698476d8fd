import { join } from 'node:path';
import { expect } from 'vitest';
import type { ApiPage } from '../../model/api-page.js';
import { readDocument } from '../read-document.js';
import { tempFolder } from './temp-folder.js';

export const info = { title: 'Lamps', version: '1.0.0' };
export const ok = { 200: { description: 'Fine.' } };

export async function readFiles(
  files: Record<string, unknown>,
  options: Partial<Parameters<typeof readDocument>[0]> = {},
) {
  const texts = Object.entries(files).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const siteDir = await tempFolder(Object.fromEntries(texts) as Record<string, string>);
  const path = join(siteDir, 'api.json');
  const base = {
    path,
    siteDir,
    allowRemote: false,
    route: '/api',
    splitBy: 'auto',
    cache: undefined,
  } as const;
  const again = () => readDocument({ ...base, ...options });
  return { siteDir, again, ...(await again()) };
}

export async function pageOf(document: Record<string, unknown>): Promise<ApiPage> {
  const { pages, diagnostics } = await readFiles({
    'api.json': { openapi: '3.1.0', info, paths: {}, ...document },
  });
  expect(diagnostics).toEqual([]);
  const [first] = pages;
  if (first === undefined) throw new Error('There is no page.');
  return first.page;
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { translationDirs } from './source-files.js';

test('the folders of a locale with translated documents include those of the default locale', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'translations-'));
  const folder = join(siteDir, 'i18n', 'en', 'docusaurus-plugin-content-docs', 'current');
  mkdirSync(folder, { recursive: true });
  const options = { siteDir, sourceId: 'docs', docusaurusDir: 'docusaurus-plugin-content-docs' };
  expect(translationDirs({ ...options, locale: 'en', versionDir: 'current' })).toEqual([folder]);
  expect(translationDirs({ ...options, locale: 'de', versionDir: 'current' })).toEqual([]);
  rmSync(siteDir, { recursive: true });
});

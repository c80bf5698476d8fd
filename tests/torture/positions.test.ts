import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { examineSite } from '../../packages/lectern/src/build/build.js';
import { fixtureFolder } from '../fixtures/support.js';
import { rounds, seed } from './campaign.js';
import { documentMistakes } from './positions/document-mistakes.js';
import { place, surroundings } from './positions/surroundings.js';

const site = await fixtureFolder();
afterAll(() => site[Symbol.asyncDispose]());

test(`errors in documents are reported at their exact locations (seed ${seed})`, async () => {
  await site.put('positions');
  const numRuns = rounds(documentMistakes.length);
  const documents = fc.sample(surroundings, { numRuns, seed }).flatMap((around, index) => {
    const mistake = documentMistakes[index % documentMistakes.length];
    if (mistake === undefined) return [];
    const { code, unifiedCode = code, slot, text: template } = mistake;
    const { content, line, column } = place({ template, slot, around });
    const name = `d${index}.${around.extension}`;
    const folders = slot === 'post' ? ['blog'] : ['docs', 'unified'];
    return folders.map((folder) => ({
      file: `${folder}/${name}`,
      ...{ content, template },
      expected: `${folder === 'unified' ? unifiedCode : code} ${line}:${column}`,
    }));
  });
  for (const { file, content } of documents) writeFileSync(join(site.dir, file), content);
  const { diagnostics } = await examineSite({ siteDir: site.dir });
  const foundIn = (name: string): string =>
    diagnostics
      .filter(({ file }) => file === name)
      .map(({ code, line, column }) => `${code} ${line}:${column}`)
      .join();
  const wrong = documents.flatMap(({ file, expected, ...document }) => {
    const found = foundIn(file);
    return found === expected ? [] : [{ file, expected, found, ...document }];
  });
  expect(wrong).toEqual([]);
});

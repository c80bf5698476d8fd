import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../../../lectern/src/content/__fixtures__/temp-site.js';
import { bundleFiles } from './bundle.js';
import { loadFiles } from './load.js';
import { validateDocument } from './validate.js';

test('validating an OpenAPI document with exponentially many references times out with a located error', async () => {
  const use = (level: number) => ({ $ref: `#/components/schemas/S${level + 1}` });
  const levels = Array.from({ length: 11 }, (_, level) => [
    `S${level}`,
    { type: 'object', properties: { a: use(level), b: use(level), c: use(level) } },
  ]);
  const schemas = { ...Object.fromEntries(levels), S11: { type: 'string' } };
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {},
    components: { schemas },
  });
  await using folder = await tempSite({ 'api.json': text });
  const { files } = await loadFiles({
    path: join(folder.dir, 'api.json'),
    siteDir: folder.dir,
    allowRemote: false,
  });
  const [problem] = await validateDocument(bundleFiles([...files]), { seconds: 0.01 });
  expect(problem).toMatchObject({ code: 'invalid-openapi', file: 'api.json', line: 1 });
  expect(problem?.message).toContain('stopped after 0.01 s');
});

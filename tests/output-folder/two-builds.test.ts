import { expect, test } from 'vitest';
import { buildSite } from '../../packages/lectern/src/build/build.js';
import { smallSite } from './support.js';

test('two simultaneous builds of the same site: one build waits for the other, and both builds succeed', async () => {
  await using temp = await smallSite();
  const steps: string[] = [];
  const build = () => buildSite({ siteDir: temp.site, outDir: temp.out, onStep: (step) => steps.push(step) });
  const results = await Promise.all([build(), build()]);
  expect(results.map(({ pages }) => pages)).toEqual([3, 3]);
  const found = steps.filter((step) => /^(?:wait|read|write)/.test(step));
  expect(found).toEqual(['read', 'wait for another build of this site', 'write', 'read', 'write']);
});

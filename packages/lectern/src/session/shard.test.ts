import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { findShards, shardsFolder } from './shard.js';

test('merging shards: a folder counts as a shard only if its name is in the format that builds use', async () => {
  await using site = await tempSite({});
  const folder = join(site.dir, shardsFolder);
  for (const name of ['1-of-2', '2-of-2', '0-of-0', '3-of-2', '01-of-2', '1-of-99999999', '1-of-2.old'])
    mkdirSync(join(folder, name), { recursive: true });
  expect(findShards(site.dir)).toEqual({
    dirs: [join(folder, '1-of-2'), join(folder, '2-of-2')],
    warnings: [],
  });
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { findShards, shardsFolder } from './shard.js';

test('merge: only folders with a name that a build creates count as shards', async () => {
  await using site = await tempSite({});
  const folder = join(site.dir, shardsFolder);
  for (const name of ['1-of-2', '2-of-2', '0-of-0', '3-of-2', '01-of-2', '1-of-99999999', '1-of-2.old'])
    mkdirSync(join(folder, name), { recursive: true });
  expect(findShards(site.dir)).toEqual({
    dirs: [join(folder, '1-of-2'), join(folder, '2-of-2')],
    warnings: [],
  });
});

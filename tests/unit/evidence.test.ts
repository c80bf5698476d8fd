import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checksumOf } from '../../packages/trace/src/evidence/read/snapshot.js';

test.each(['unit', 'browser', 'coverage'])(
  'site/evidence/%s.json is exactly what "npm run evidence" wrote',
  (name) => {
    const file = new URL(`../../site/evidence/${name}.json`, import.meta.url);
    const { checksum, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as { checksum?: string };
    expect(checksum).toBe(checksumOf(rest));
  },
);

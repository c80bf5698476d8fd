import path from 'node:path';
import { expect, test } from 'vitest';
import { describeApi } from './library-api.js';

// Programs that use the library depend on each line of the snapshot. After an intended change, update the snapshot with
// `npx vitest run tests/unit/library-api.test.ts -u`, and tell users in CHANGELOG.md what to do.

const PACKAGE = path.resolve(import.meta.dirname, '../../packages/aac-voice-api');

test('the library’s API (declarations, errors, defaults, constants, and messages) matches the reviewed snapshot', async () => {
  await expect(describeApi({ packageDir: PACKAGE })).toMatchFileSnapshot(
    path.join(PACKAGE, 'public-api.txt'),
  );
});

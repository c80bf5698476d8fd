import path from 'node:path';
import { expect, test } from 'vitest';
import { describeApi } from './library-api.js';

// A program that uses the library relies on each of these lines. When a change is intended, review the difference after
// `npx vitest run tests/unit/library-api.test.ts -u`, and say in CHANGELOG.md what callers have to do.

const PACKAGE = path.resolve(import.meta.dirname, '../../packages/aac-voice-api');

test('the API of the library matches the reviewed snapshot: declarations, errors, defaults, constants, messages', async () => {
  await expect(describeApi({ packageDir: PACKAGE })).toMatchFileSnapshot(
    path.join(PACKAGE, 'public-api.txt'),
  );
});

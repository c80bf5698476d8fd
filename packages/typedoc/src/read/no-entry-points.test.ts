import { expect, it } from 'vitest';
import { typedocOptions } from '../options.js';
import { readTypedoc } from './read-typedoc.js';

it('the error for a package without entry points has the location of the option', async () => {
  const { diagnostics } = await readTypedoc({
    settings: typedocOptions.parse({ path: '__fixtures__/pkg', entryPoints: ['lib/*.ts'] }),
    siteDir: import.meta.dirname,
    cache: { get: ({ make }) => make() },
    locationInConfig: (path) => ({
      file: 'lectern.config.ts',
      line: path[0] === 'entryPoints' ? 7 : 6,
      column: 5,
    }),
  });
  expect(diagnostics).toMatchObject([
    { code: 'no-entry-points', file: 'lectern.config.ts', line: 7, column: 5 },
  ]);
});

import { expect, test } from 'vitest';
import { packageInputs } from './inputs.js';
import { typedocOptions } from './options.js';

test('typedoc: the package, its recordings, and its module folders are inputs, so no build overwrites them', () => {
  const settings = typedocOptions.parse({
    id: 'lamp',
    path: '..',
    entryPoints: ['main.ts', 'src/index.ts', 'src/*.ts'],
  });
  const what = 'the package folder of the typedoc plug-in "lamp"';
  expect(packageInputs(settings)).toEqual([
    { path: '..', kind: 'folder', what },
    { path: '../recordings', kind: 'folder', what: 'the recordings of the typedoc plug-in "lamp"' },
    { path: '../src', kind: 'folder', what },
    { path: '../src/*.ts', kind: 'folder', what },
  ]);
});

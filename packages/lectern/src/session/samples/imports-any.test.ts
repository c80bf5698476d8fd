import { expect, test } from 'vitest';
import { importsAny } from './imports-any.js';

const specifiers = ['lamp', 'lamp.parts/*', '@home/lamp'];

test.each([
  "import { Lamp } from 'lamp';",
  'import "lamp";',
  "import {\n  Lamp,\n} from 'lamp';",
  "export * from 'lamp';",
  "const lamp = await import('lamp');",
  "const lamp = require( 'lamp' );",
  "import { bulb } from 'lamp.parts/bulb.js';",
  "import type { Lamp } from '@home/lamp';",
])('importsAny finds an import of a listed module in %s', (code) => {
  expect(importsAny({ code, specifiers })).toBe(true);
  expect(importsAny({ code, specifiers: [] })).toBe(false);
});

test.each([
  "import { Lamp } from 'lamps';",
  "import { Lamp } from './lamp';",
  "import { bulb } from 'lampXparts/bulb.js';",
  "const name = 'lamp';",
  'import a from "lamp\';',
])('importsAny finds no import of a listed module in %s', (code) => {
  expect(importsAny({ code, specifiers })).toBe(false);
});

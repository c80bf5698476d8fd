import { memo } from 'react';
import { expect, test } from 'vitest';
import type { ExpectedExport } from './checked-component.js';
import { checkComponent } from './checked-component.js';

const Footer = () => null;
const check =
  (value: unknown, expected: ExpectedExport = 'component') =>
  () =>
    checkComponent({ value, file: '/site/src/theme/Footer.jsx', expected });

test('components in src/theme: a default export of the expected kind, such as a component, is accepted', () => {
  for (const value of [Footer, memo(Footer)]) expect(check(value)).not.toThrow();
  expect(check({ note: Footer }, 'components')).not.toThrow();
  expect(check({ h1: 'h2', p: undefined }, 'object')).not.toThrow();
});

test('components in src/theme: the error names the kind of the default export and the expected kind', () => {
  const messages = [
    [42, 'The default export is a number. Expected a component.'],
    [null, 'The default export is null. Expected a component.'],
    [{ Footer }, 'The default export is an object. Expected a component.'],
    [async () => null, 'The default export is an async function, but pages are rendered synchronously.'],
  ] as const;
  for (const [value, message] of messages) expect(check(value)).toThrow(message);
  expect(check({ note: 42 }, 'components')).toThrow('"note" is a number. Expected a component.');
  expect(check(Footer, 'object')).toThrow('The default export is a function. Expected an object.');
});

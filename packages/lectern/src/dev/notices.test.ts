import { expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { errorPrinter } from './notices.js';

const error = (file: string): Diagnostic => ({
  code: 'unknown-key',
  severity: 'error',
  message: 'No.',
  file,
});

test('dev: an error is printed once, and again when it returns after a fix', () => {
  const printed: string[] = [];
  const printer = errorPrinter((text) => printed.push(/docs\/\w+/.exec(text)?.[0] ?? text));
  const newly = (): string[] => printed.splice(0);

  printer.ofPage({ address: '/a', errors: [error('docs/a')] });
  printer.ofPage({ address: '/b', errors: [error('docs/b'), error('docs/b')] });
  expect(newly()).toEqual(['docs/a', 'docs/b']);
  printer.ofPage({ address: '/a', errors: [error('docs/a')] });
  printer.elsewhere([error('docs/b'), error('docs/c')]);
  printer.elsewhere([error('docs/c')]);
  expect(newly()).toEqual(['docs/c']);

  printer.ofPage({ address: '/a', errors: [] });
  printer.elsewhere([]);
  printer.ofPage({ address: '/a', errors: [error('docs/a'), error('docs/c')] });
  expect(newly()).toEqual(['docs/a', 'docs/c']);
});

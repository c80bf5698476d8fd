import { expect, test, vi } from 'vitest';
import { parseModule } from '../util/parse-js.js';
import { keyLocator } from './locate.js';
import { validateConfig } from './validate.js';

const file = 'lectern.config.ts';
const source = "export default {\n  title: 'a',\n  staticDirectories: [\n    1,\n    2,\n  ],\n};\n";

test('invalid configurations: a configuration with many mistakes is parsed only once', () => {
  const parse = vi.fn(parseModule);
  const locate = keyLocator({ file, source, parse });
  expect([0, 1].map((index) => locate(['staticDirectories', index])?.line)).toEqual([4, 5]);
  expect(parse).toHaveBeenCalledOnce();
});

test('invalid configurations: each mistake is reported with its own location', () => {
  const value = {
    title: 'a',
    url: 'https://example.org',
    sources: [{ type: 'pages' }],
    staticDirectories: [1, 2],
  };
  const { diagnostics } = validateConfig({ value, file, source });
  expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual(['4:5', '5:5']);
});

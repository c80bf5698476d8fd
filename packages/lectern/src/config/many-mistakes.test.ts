import { expect, test, vi } from 'vitest';
import { parseModule } from '../util/parse-js.js';
import { validateConfig } from './validate.js';

vi.mock(import('../util/parse-js.js'), { spy: true });

test('a configuration with many mistakes is parsed once, and each mistake has its own location', () => {
  const source = "export default {\n  title: 'a',\n  staticDirectories: [\n    1,\n    2,\n  ],\n};\n";
  const value = {
    title: 'a',
    url: 'https://example.org',
    sources: [{ type: 'pages' }],
    staticDirectories: [1, 2],
  };
  const { diagnostics } = validateConfig({ value, file: 'lectern.config.ts', source });
  expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual(['4:5', '5:5']);
  expect(parseModule).toHaveBeenCalledOnce();
});

import { expect, test } from 'vitest';
import { withDefaultExports } from './module-plugins.js';

test('remark plug-ins in a Docusaurus config: a module is replaced with its default export', () => {
  const plugin = () => {};
  const other = { plugins: [] };
  const options = {
    path: 'docs',
    remarkPlugins: [{ default: plugin }, [{ default: plugin }, { sync: true }], plugin],
    rehypePlugins: [other],
  };
  expect(withDefaultExports(options)).toEqual({
    path: 'docs',
    remarkPlugins: [plugin, [plugin, { sync: true }], plugin],
    rehypePlugins: [other],
  });
});

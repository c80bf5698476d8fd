import type { ConfigNote } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { withoutPromises } from './promised-plugins.js';

test('a promise among the remark plug-ins is left out, and noted with its index', () => {
  const notes: ConfigNote[] = [];
  const plugin = () => {};
  const options = {
    path: 'docs',
    remarkPlugins: [Promise.resolve({}), [plugin, {}]],
    rehypePlugins: [plugin],
  };
  const result = withoutPromises({ options, at: 'presets[0].docs', note: (note) => void notes.push(note) });
  expect(result).toEqual({ path: 'docs', remarkPlugins: [[plugin, {}]], rehypePlugins: [plugin] });
  expect(notes.map(({ key }) => key)).toEqual(['presets[0].docs.remarkPlugins[0]']);
});

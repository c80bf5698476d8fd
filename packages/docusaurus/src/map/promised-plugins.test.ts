import type { ConfigNote } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { withoutPromises } from './promised-plugins.js';

test('remark plug-ins in a Docusaurus config: a promise is left out, with a note that contains its index', () => {
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

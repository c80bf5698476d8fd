import { expect, test } from 'vitest';
import { markdownModule } from './markdown-modules.js';

test('Markdown that a component imports: the file becomes a module whose default export renders the Markdown', () => {
  const code = markdownModule(
    '---\ntitle: A\n---\n\n## Head {#own}\n\n<!-- hidden -->\n\n*Text* and <Own />\n',
  );
  expect(code).toContain('export default MDXContent');
  expect(code).toContain('"own"');
  expect(code).not.toContain('title: A');
});

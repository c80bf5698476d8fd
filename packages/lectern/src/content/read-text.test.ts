import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { tempSite } from './__fixtures__/temp-site.js';
import { readText, withLineFeeds } from './read-text.js';

function reason({ dir, file }: { dir: string; file: string }): string {
  const { diagnostic } = readText({ path: join(dir, file), file });
  return diagnostic === undefined ? '' : formatDiagnostic(diagnostic);
}

test('readText: an unreadable file is an error with a fix', async () => {
  await using site = await tempSite({
    'latin.md': Buffer.from('# Caf\nr\xe9sum\xe9', 'latin1'),
    'folder/a.md': '',
  });
  const texts = ['latin.md', 'folder', 'none.md'].map((file) => reason({ dir: site.dir, file }));
  expect(texts.join('\n\n')).toMatchInlineSnapshot(`
    "error [unreadable-file] latin.md:2:2
      The file can't be read: it isn't UTF-8.
      Save the file as UTF-8 in your editor.

    error [unreadable-file] folder
      The file can't be read: it is a folder.
      Use the path of a file.

    error [unreadable-file] none.md
      The file can't be read: the file does not exist.
      Correct the path, or create the file."
  `);
});

test('readText: a file whose name is not UTF-8 is not reported as missing', () => {
  expect(reason({ dir: '/nowhere', file: 'caf\uFFFD.md' })).toBe(
    "error [unreadable-file] caf\uFFFD.md\n  The file can't be read: its name isn't UTF-8.\n  Rename the file.",
  );
});

test('readText returns the text of a readable file', async () => {
  await using site = await tempSite({ 'a.md': 'é' });
  expect(readText({ path: join(site.dir, 'a.md'), file: 'a.md' })).toEqual({ text: 'é' });
});

test('withLineFeeds replaces lone carriage returns with line feeds, and each character keeps its index', () => {
  expect(withLineFeeds('a\rb\r\nc\r\rd\n\r')).toBe('a\nb\r\nc\n\nd\n\n');
});

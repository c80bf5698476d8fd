import type { CodeBlockPart } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { pageIdProblems } from './page-ids.js';

function block(language: string, code: string, options: CodeBlockPart['options'] = {}): CodeBlockPart {
  return { language, code, options, columns: code.split('\n').map(() => 0), line: 1, column: 1 };
}

function problems(...blocks: CodeBlockPart[]): string[] {
  return pageIdProblems(blocks).map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const html = block(
  'html',
  '<label for="name">Name</label>\n<input id="name" aria-describedby="hint rule">\n<p id="hint">',
);

test("Element IDs: scripts and attributes must use IDs that exist in the document's HTML", () => {
  const script = block(
    'ts',
    "document.querySelector<HTMLElement>('#name');\ndocument.getElementById('nmae');",
  );
  expect(problems(html, script)).toEqual([
    '2:26 No element in the HTML of this document has the ID "nmae". Did you mean "name"?',
    '2:41 No element in the HTML of this document has the ID "rule".',
  ]);
});

test('Element IDs: a script can use an ID that it assigns itself', () => {
  expect(problems(block('js', "document.querySelector('#app')"))).toEqual([]);
  const page = block('html', '<main id="app"></main>');
  const script = block(
    'js',
    "line.id = 'line';\ndocument.querySelector('#line');\ndocument.querySelector('#app p')",
  );
  expect(problems(page, script)).toEqual([]);
  expect(problems(page, block('js', "querySelector('#no')", { 'no-check': true }))).toEqual([]);
});

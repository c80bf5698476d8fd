import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';

/** Tables with the class `wide` have styles for narrow screens, so they need no scroll container. */
function bareTables({ file, text }: { file: string; text: string }): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!/<table\b/.test(line) || /className="[^"]*\bwide\b/.test(line)) return [];
    return /className="table-box\b/.test(lines[index - 1] ?? '') ? [] : [`${file}:${index + 1}`];
  });
}

test('tables: all tables in components are inside a `table-box`, so that a narrow page does not scroll sideways', async () => {
  const files = await glob(['packages/*/src/**/*.tsx', 'site/**/*.tsx'], {
    ignore: ['**/*.test.tsx', '**/node_modules/**'],
  });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => bareTables({ file, text: readFileSync(file, 'utf8') }))).toEqual([]);
});

test('tables: the check finds a table outside of a `table-box`', () => {
  const text =
    '<table>\n<div className="table-box evidence">\n  <table>\n<p>\n<table className="matrix wide">';
  expect(bareTables({ file: 'a.tsx', text })).toEqual(['a.tsx:1']);
});

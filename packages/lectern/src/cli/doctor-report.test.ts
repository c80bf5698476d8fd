import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { doctorReport } from './doctor-report.js';

const missingAlt = (file: string, line: number): Diagnostic => ({
  code: 'missing-alt',
  severity: 'warning',
  message: 'This image has no alt text.',
  hint: 'Say in a few words what it shows.',
  file,
  line,
  column: 1,
});

const report = (diagnostics: Diagnostic[], notes: Parameters<typeof doctorReport>[0]['notes'] = []) =>
  stripVTControlCharacters(
    doctorReport({
      pages: 12,
      sources: [
        { source: 'docs', pages: 10 },
        { source: 'pages', pages: 2 },
      ],
      configFile: 'docusaurus.config.js',
      diagnostics,
      notes,
    }),
  );

test('lectern doctor counts problems by type and file, and lists keys that are not carried over', () => {
  const broken: Diagnostic = {
    code: 'broken-link',
    severity: 'error',
    message: 'No page.',
    file: 'docs/a.md',
  };
  const many = [1, 2, 3, 4, 5, 6].map((line) => missingAlt('docs/a.md', line));
  const note = { key: 'plugins[0]', why: 'It runs only in Docusaurus.', instead: 'Write a plug-in.' };
  expect(report([broken, missingAlt('docs/b.md', 9), ...many], [{ ...note, line: 3, column: 5 }])).toBe(`Pages
  docs   10
  pages   2
  total  12

Errors that stop a build (1)

  broken-link: 1 in 1 file
    No page.
    - docs/a.md

Warnings (7)

  missing-alt: 7 in 2 files
    This image has no alt text.
    Say in a few words what it shows.
    - docs/a.md (6): 1:1, 2:1, 3:1, 4:1, …
    - docs/b.md: 9:1

Keys not carried over (1)

  plugins[0], docusaurus.config.js:3:5
    It runs only in Docusaurus.
    Write a plug-in.

✗ This site cannot be built yet: 1 error, 7 warnings, 1 key not carried over.`);
});

test('lectern doctor lists the files with the most problems of a type, and counts the other files', () => {
  const lines = report(Array.from({ length: 20 }, (_, index) => missingAlt(`docs/${index}.md`, 1))).split(
    '\n',
  );
  expect(lines.filter((line) => line.startsWith('    - '))).toHaveLength(8);
  expect(lines).toContain('    and 12 more files (--json lists all of them)');
});

test('lectern doctor says that a site without errors can be built', () => {
  expect(report([])).toMatch(/\n\n✓ This site can be built: 0 errors, 0 warnings\.$/);
});

import { globSync } from 'tinyglobby';

/** What people read: the site, the files for contributors, and doc comments, which become pages of the reference. */
export function proseFiles(root) {
  return globSync(
    [
      '*.md',
      '.github/**/*.md',
      'packages/*/*.md',
      'contributing/**/*.md',
      'site/{docs,tutorial,pages}/**/*.{md,mdx}',
      'packages/aac-voice-api/src/**/*.ts',
    ],
    { cwd: root, ignore: ['**/*.test.ts', '**/node_modules/**'] },
  ).sort();
}

/** The files that are texts, not sources with comments. */
export function texts(files) {
  return files.filter((file) => /\.mdx?$/.test(file));
}

/** Sources whose comments use the field's terms. */
export function commentFiles(root) {
  return globSync(
    ['packages/*/src/**/*.{ts,tsx}', 'site/**/*.{ts,tsx}', 'scripts/**/*.mjs', 'tests/**/*.ts'],
    {
      cwd: root,
      ignore: [
        '**/node_modules/**',
        'tests/fixtures/**',
        'site/build/**',
        'scripts/prose/terms.mjs',
        'tests/unit/prose.test.ts',
      ],
    },
  ).sort();
}

/** Tables of messages and labels: what they say is read by people, so they are checked like prose. */
export function messageFiles(root) {
  return globSync(['packages/*/src/**/messages.ts', 'packages/*/src/messages/*.ts', 'site/openapi/*.yaml'], {
    cwd: root,
    ignore: ['**/*.test.ts', '**/node_modules/**'],
  }).sort();
}

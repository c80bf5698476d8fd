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

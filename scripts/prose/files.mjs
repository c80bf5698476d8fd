import { globSync } from 'tinyglobby';

/** The TypeScript files in this list have doc comments that become reference pages. */
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

export function texts(files) {
  return files.filter((file) => /\.mdx?$/.test(file));
}

export function commentFiles(root) {
  return globSync(
    [
      'packages/*/src/**/*.{ts,tsx,css}',
      'packages/*/{bin,scripts,templates,starter}/**/*.{js,mjs,ts,tsx}',
      'site/**/*.{ts,tsx,css}',
      '{scripts,bench}/**/*.mjs',
      'tests/**/*.ts',
    ],
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

const messageGlobs = ['packages/*/src/**/messages.ts', 'packages/*/src/messages/*.ts'];

export function messageFiles(root) {
  return globSync([...messageGlobs, 'site/openapi/*.yaml'], {
    cwd: root,
    ignore: ['**/*.test.ts', '**/node_modules/**'],
  }).sort();
}

export function codeFiles(root) {
  return globSync(
    [
      'packages/*/src/**/*.{ts,tsx}',
      'site/{components,plugins,reading-aids}/**/*.{ts,tsx}',
      'scripts/*.mjs',
      'tests/unit/reference/*.ts',
    ],
    { cwd: root, ignore: ['**/*.test.{ts,tsx}', '**/node_modules/**', ...messageGlobs] },
  ).sort();
}

export function testFiles(root) {
  return globSync(['packages/*/src/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts'], {
    cwd: root,
    ignore: ['**/node_modules/**', 'tests/fixtures/*/**', 'tests/unit/prose.test.ts'],
  }).sort();
}

import { expect, test } from 'vitest';
import { samplesOf } from './samples.js';

const lines = `/** Other. */
/**
 * A lamp, as a {@link Bulb} in a list:
 *
 * - \`\`\`ts
 *   lamp();
 *
 *     on();
 *   \`\`\`
 *
 * \`\`\`js no-check
 * on();
 * \`\`\`
 *
 * \`\`\`bash
 * ls
 * \`\`\`
 */`.split('\n');

function text(markdown: string) {
  return {
    parts: [
      { kind: 'markdown' as const, text: 'A lamp, as a ' },
      { kind: 'link' as const, text: 'Bulb', code: true },
      { kind: 'markdown' as const, text: markdown },
    ],
    file: 'src/lamp.ts',
    line: 2,
  };
}

test('doc comments: code fences become code samples with the locations of their lines', () => {
  const markdown =
    ' in a list:\n\n- ```ts\n  lamp();\n\n    on();\n  ```\n\n```js no-check\non();\n```\n\n```bash\nls\n```';
  expect(samplesOf({ text: text(markdown), lines })).toEqual([
    {
      file: 'src/lamp.ts',
      code: 'lamp();\n\n  on();',
      extension: 'ts',
      check: 'auto',
      run: false,
      line: 6,
      columns: [5, 2, 5],
    },
    {
      file: 'src/lamp.ts',
      code: 'on();',
      extension: 'js',
      check: 'never',
      run: false,
      line: 8,
      columns: [7],
    },
  ]);
});

test("doc comments: a code sample that isn't found in the source is located at the start of the comment", () => {
  expect(samplesOf({ text: text('\n\n```ts\nmade.up();\n```'), lines })).toMatchObject([
    { line: 2, columns: [0] },
  ]);
});

test('doc comments: a comment without code fences has no code samples', () => {
  expect(samplesOf({ text: text(' and `code`.'), lines })).toEqual([]);
});

test("doc comments: a `text output` fence below a code sample becomes the sample's expected output", () => {
  const comment = '/**\n * ```ts run\n * on();\n * ```\n *\n * ```text output\n * lit\n * ```\n */'.split(
    '\n',
  );
  const markdown = '```ts run\non();\n```\n\n```text output\nlit\n```';
  const parts = [{ kind: 'markdown' as const, text: markdown }];
  expect(samplesOf({ text: { parts, file: 'src/lamp.ts', line: 1 }, lines: comment })).toMatchObject([
    { line: 3, end: { line: 4, prefix: ' * ' }, output: { text: 'lit', line: 6, column: 4, endLine: 8 } },
  ]);
});

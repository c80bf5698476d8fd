import { readFileSync } from 'node:fs';
import { createPrismHighlighter } from '../../markdown/code/prism.js';
import { compileMarkdown } from '../../markdown/compile.js';
import type { ApartInput } from './compile-apart.js';

/* This program compiles one document in a separate process, so that a crash doesn't end the build. */
const { text, magicComments, marks } = JSON.parse(readFileSync(0, 'utf8')) as ApartInput;
const document = compileMarkdown({
  ...text,
  magicComments,
  marks,
  highlighter: createPrismHighlighter(marks),
});
process.stdout.write(JSON.stringify(document));

import { readFileSync } from 'node:fs';
import { createPrismHighlighter } from '../../markdown/code/index.js';
import { compileMarkdown } from '../../markdown/compile.js';
import type { ApartInput } from './compile-apart.js';

/* The program of a separate process that compiles one document, so that a crash affects nothing else. */
const { text, magicComments, marks } = JSON.parse(readFileSync(0, 'utf8')) as ApartInput;
const document = compileMarkdown({ ...text, magicComments, marks, highlighter: createPrismHighlighter() });
process.stdout.write(JSON.stringify(document));

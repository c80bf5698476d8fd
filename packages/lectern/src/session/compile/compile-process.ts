import { readFileSync } from 'node:fs';
import { createPrismHighlighter } from '../../markdown/code/index.js';
import { compileMarkdown } from '../../markdown/compile.js';
import type { ApartInput } from './compile-apart.js';

/* Its own process for one text: what it does may end it, and nothing else. */
const { text, magicComments, marks } = JSON.parse(readFileSync(0, 'utf8')) as ApartInput;
const document = compileMarkdown({ ...text, magicComments, marks, highlighter: createPrismHighlighter() });
process.stdout.write(JSON.stringify(document));

import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { createPrismHighlighter } from '../../packages/lectern/dist/markdown/code/prism.js';
import { parseText } from './parse.mjs';
import { retextLongSentences, retextWords } from './rules.mjs';
import { toSentences } from './sentences.mjs';
import { termProblems, withoutCode } from './terms.mjs';

export function checkStyle({ file, text }) {
  const tree = parseText(text);
  return [
    ...wordProblems({ tree, text, forReaders: !file.startsWith('contributing/') }),
    ...fenceProblems(tree),
    ...termProblems({ lines: withoutCode(text), where: 'prose' }),
  ]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map((problem) => ({ file, ...problem }));
}

function wordProblems({ tree, text, forReaders }) {
  const file = new VFile(text);
  unified()
    .use(retextRepeatedWords)
    .use(retextWords)
    .use(forReaders ? [retextLongSentences] : [])
    .runSync(toSentences({ tree, file }), file);
  return file.messages.map(({ line, column, reason, note }) => ({
    line: line ?? 1,
    column: column ?? 1,
    message: reason.replaceAll('`', '"').replace(/(?:, remove one occurrence)?\.?$/, '.'),
    fix: note ?? 'Write it once.',
  }));
}

const diagrams = ['mermaid', 'class-diagram', 'sequence-diagram'];

function fenceProblems(tree) {
  const highlighter = createPrismHighlighter();
  const problems = [];
  visit(tree, 'code', ({ lang, position }) => {
    if (lang && (diagrams.includes(lang) || highlighter.supports(lang))) return;
    problems.push({
      line: position.start.line,
      column: position.start.column,
      message: lang
        ? `The language "${lang}" has no syntax highlighting.`
        : 'The code block has no language.',
      fix: 'Add a language after the backticks, such as "text" for plain text.',
    });
  });
  return problems;
}

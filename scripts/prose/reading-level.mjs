import { flesch } from 'flesch';
import { fleschKincaid } from 'flesch-kincaid';
import { toString as textOf } from 'nlcst-to-string';
import { syllable } from 'syllable';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { parseText } from './parse.mjs';
import { toSentences } from './sentences.mjs';

/** Headings, tables, and code are not sentences, so they are not counted. */
export function readingLevel(text) {
  const tree = parseText(text);
  tree.children = tree.children.filter(({ type }) => type !== 'heading' && type !== 'table');
  const counts = { sentence: 0, word: 0, syllable: 0 };
  visit(toSentences({ tree, file: new VFile(text) }), 'SentenceNode', (sentence) => {
    const words = sentence.children.filter(({ type }) => type === 'WordNode').map((word) => textOf(word));
    if (words.length === 0) return;
    counts.sentence += 1;
    counts.word += words.length;
    counts.syllable += words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  });
  if (counts.sentence === 0) return { words: 0, sentenceLength: 0, ease: 0, grade: 0 };
  return {
    words: counts.word,
    sentenceLength: counts.word / counts.sentence,
    ease: flesch(counts),
    grade: fleschKincaid(counts),
  };
}

export function levelsTable(levels) {
  const rows = levels
    .filter(({ words }) => words > 0)
    .sort((a, b) => b.grade - a.grade)
    .map(({ file, words, sentenceLength, ease, grade }) => [
      grade.toFixed(1),
      ease.toFixed(0),
      sentenceLength.toFixed(1),
      String(words),
      file,
    ]);
  const width = [5, 4, 14, 6];
  const line = (cells) =>
    cells.map((cell, index) => (index < 4 ? cell.padStart(width[index]) : cell)).join('  ');
  return [line(['grade', 'ease', 'words/sentence', 'words', 'text']), ...rows.map(line), ''].join('\n');
}

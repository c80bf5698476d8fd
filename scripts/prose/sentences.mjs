import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';

/** A text as sentences and words, without code. */
export function toSentences({ tree, file }) {
  return toNlcst(tree, file, ParseEnglish, { ignore: ['table', 'code', 'inlineCode', 'html', 'yaml'] });
}

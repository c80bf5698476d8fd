import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';

export function toSentences({ tree, file }) {
  return toNlcst(tree, file, ParseEnglish, { ignore: ['table', 'code', 'inlineCode', 'html', 'yaml'] });
}

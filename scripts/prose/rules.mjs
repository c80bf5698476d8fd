import { toString as textOf } from 'nlcst-to-string';
import { visit } from 'unist-util-visit';

/** The maximum number of words in a sentence. No one can say a longer sentence in one breath. */
const longest = 45;

const words = [
  {
    pattern: /\b(?:lorem ipsum|todo|tbd|fixme|xxx)\b/gi,
    fix: 'Write the missing text, or remove the placeholder.',
  },
  {
    pattern: /\b(?:simply|easily|easy|obviously|of course|trivial|trivially)\b/gi,
    fix: 'Remove it: what is easy for one reader is hard for another.',
  },
  { pattern: /\bclick here\b/gi, fix: 'Use link text that says where the link leads.' },
  { pattern: /\b(?:utili[sz]e|utili[sz]es|utili[sz]ing)\b/gi, fix: 'Write "use".' },
  { pattern: /\bin order to\b/gi, fix: 'Write "to".' },
  { pattern: /\bplease note that\b/gi, fix: 'Say it directly.' },
];

export function retextWords() {
  return (tree, file) => {
    visit(tree, 'SentenceNode', (sentence) => {
      const text = textOf(sentence);
      for (const { pattern, fix } of words) {
        for (const match of text.matchAll(pattern)) {
          const node = partAt({ sentence, offset: match.index });
          file.message(`"${match[0]}" is a wording to avoid.`, { place: node?.position }).note = fix;
        }
      }
    });
  };
}

export function retextLongSentences() {
  return (tree, file) => {
    visit(tree, 'SentenceNode', (sentence) => {
      const count = sentence.children.filter(({ type }) => type === 'WordNode').length;
      if (count <= longest) return;
      file.message(`The sentence has ${count} words.`, {
        place: sentence.position,
      }).note = `Split it: a sentence may have at most ${longest} words.`;
    });
  };
}

function partAt({ sentence, offset }) {
  let end = 0;
  return sentence.children.find((child) => {
    end += textOf(child).length;
    return offset < end;
  });
}

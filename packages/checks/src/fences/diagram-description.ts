import type { FenceProblem } from './types.js';

/** The types of diagrams whose nodes are checked. */
const kinds = /^\s*(?:flowchart|graph|sequenceDiagram|stateDiagram(?:-v2)?)\b/m;
const label = /(?:[[({]+"?([^"[\]{}()|]+?)"?[\])}]+)/g;
const participant = /^\s*(?:participant|actor)\s+(?:\S+\s+as\s+)?(.+?)\s*$/;

/** Screen readers read only the description of a diagram, so the description must mention every node. */
export function descriptionProblems(code: string): FenceProblem[] {
  const [, description] = /^\s*accDescr\s*(?::\s*(.+)|\{([\s\S]*?)\})/m.exec(code) ?? [];
  if (description === undefined || !kinds.test(code)) return [];
  const said = wordsOf(description);
  return code.split('\n').flatMap((text, index) => {
    if (/^\s*(?:%%|acc(?:Title|Descr)\b|style\b|class(?:Def)?\b)/.test(text)) return [];
    return labelsIn(text).flatMap(({ text: shown, column }) => {
      const words = wordsOf(shown);
      if (words.length === 0 || words.some((one) => said.some((other) => isSame(one, other)))) return [];
      return [
        {
          line: index + 1,
          column,
          message: `The description (accDescr) does not mention "${shown}", which the diagram shows.`,
        },
      ];
    });
  });
}

function labelsIn(text: string): { text: string; column: number }[] {
  const named = participant.exec(text)?.[1];
  const found = named === undefined ? [...text.matchAll(label)].map(({ 1: words = '' }) => words) : [named];
  return found.map((words) => ({ text: words, column: text.indexOf(words) + 1 }));
}

/**
 * `wordsOf` truncates words to five characters, so `transcription` matches `transcribes`. A shorter word matches if the
 * other word starts with it, as in `word` and `words`.
 */
function isSame(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return length > 2 ? one.slice(0, length) === other.slice(0, length) : one === other;
}

function wordsOf(text: string): string[] {
  const plain = text.replace(/<br\s*\/?>/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return (plain.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [])
    .filter((word) => !['the', 'and', 'of', 'to', 'in', 'is', 'an', 'it'].includes(word))
    .map((word) => word.slice(0, 5));
}

export interface Sentence {
  readonly text: string;
  readonly range: Range;
  readonly block: Element;
}

const BLOCKS =
  'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, figcaption, caption, summary, blockquote, pre, div, section, article';
const SKIPPED =
  'script, style, template, svg, nav, button, input, select, textarea, .sr-only, [hidden], [aria-hidden="true"]';
const CODE = 'pre';

export interface SentencesOptions {
  readonly root: Element;
  readonly language: string;
  /** Whether to read code blocks. Code within a sentence is always read. */
  readonly withCode: boolean;
}

/** Hidden content, such as the panel of an unselected tab, is not read. */
export function sentencesOf({ root, language, withCode }: SentencesOptions): Sentence[] {
  const blocks = new Map<Element, Text[]>();
  const skipped = withCode ? SKIPPED : `${SKIPPED}, ${CODE}`;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent === null || parent.closest(skipped) !== null) continue;
    const block = parent.closest(BLOCKS) ?? root;
    blocks.set(block, [...(blocks.get(block) ?? []), node]);
  }
  return [...blocks].flatMap(([block, nodes]) =>
    block.checkVisibility() ? sentencesOfBlock({ block, nodes, language }) : [],
  );
}

function sentencesOfBlock({
  block,
  nodes,
  language,
}: {
  block: Element;
  nodes: readonly Text[];
  language: string;
}): Sentence[] {
  const all = nodes.map((node) => node.data).join('');
  return cutSentences(all, language).map(({ start, end }) => {
    const range = document.createRange();
    range.setStart(...pointAt(nodes, start));
    range.setEnd(...pointAt(nodes, end));
    return { text: all.slice(start, end).replace(/\s+/g, ' '), range, block };
  });
}

function pointAt(nodes: readonly Text[], index: number): [Node, number] {
  let rest = index;
  for (const [position, node] of nodes.entries()) {
    if (rest <= node.length || position === nodes.length - 1) return [node, Math.min(rest, node.length)];
    rest -= node.length;
  }
  throw new RangeError('A block without text has no sentences.');
}

export function cutSentences(text: string, language: string): { start: number; end: number }[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments].flatMap(({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length;
    const end = index + segment.trimEnd().length;
    // The voice says nothing for a segment that contains only punctuation.
    return /[\p{L}\p{N}]/u.test(segment) ? [{ start, end }] : [];
  });
}

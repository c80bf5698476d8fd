import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Markdown as a tree in which every part knows its source location. */
export function parseText(text) {
  return unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).parse(blankOut(text));
}

/**
 * What the engine reads and Markdown does not, as spaces, so that places stay: imports, IDs of headings, the lines
 * that open and close admonitions. JSX is HTML to this parser, and no prose.
 */
function blankOut(text) {
  let isFence = false;
  return text
    .split('\n')
    .map((line) => {
      if (/^\s*(?:`{3,}|~{3,})/.test(line)) isFence = !isFence;
      if (isFence) return line;
      if (/^(?:import|export)\s.*(?:from\s|=|\{)/.test(line)) return spaces(line);
      return line
        .replace(/\{#[^}]*\}/g, spaces)
        .replace(/^\s*:{3,}.*$/, spaces)
        .replace(/^( *)<\/?[A-Z][^>]*>\s*$/, spaces);
    })
    .join('\n');
}

function spaces(match) {
  return ' '.repeat(match.length);
}

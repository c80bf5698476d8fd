import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Parses Markdown into a tree with source locations. */
export function parseText(text) {
  return unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).parse(blankOut(text));
}

/**
 * Blanks out the engine's own syntax, which is not Markdown: imports, heading IDs, admonition delimiters. Positions
 * stay the same. JSX doesn't matter: the parser reads it as HTML, which is not prose.
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

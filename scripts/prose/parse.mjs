import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export function parseText(text) {
  return unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).parse(blankOut(text));
}

/**
 * Replaces the engine's own syntax with spaces, so positions stay the same. JSX remains, because the parser reads it as
 * HTML.
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

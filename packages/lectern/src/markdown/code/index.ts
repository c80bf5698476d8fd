export { type PreparedCode, prepareCodeBlock } from './code-block.js';
export { diffLineClasses } from './diff.js';
export { highlightLines } from './highlight.js';
export type { Highlighter, Token } from './highlighter.js';
export type { CodeProblem, MagicComment } from './line-marker.js';
export {
  DEFAULT_MAGIC_COMMENTS,
  type ExtractedCode,
  extractMagicComments,
  magicCommentsOf,
} from './magic-comments.js';
export { type FenceMeta, parseFenceMeta } from './meta.js';
export { createPrismHighlighter } from './prism.js';
export { renderCodeLines } from './render-code.js';

/** Both delimiters are regular expressions. `close` is empty if the comment ends at the end of the line. */
export interface CommentStyle {
  open: string;
  close: string;
}

const slashes: CommentStyle = { open: String.raw`\/\/`, close: '' };
const block: CommentStyle = { open: String.raw`\/\*`, close: String.raw`\*\/` };
const jsx: CommentStyle = { open: String.raw`\{\s*\/\*`, close: String.raw`\*\/\s*\}` };
const hash: CommentStyle = { open: '#', close: '' };
const html: CommentStyle = { open: '<!--', close: '-->' };
const dashes: CommentStyle = { open: '--', close: '' };
const percent: CommentStyle = { open: '%', close: '' };
const semicolons: CommentStyle = { open: ';;', close: '' };
const parenthesis: CommentStyle = { open: String.raw`\(\*`, close: String.raw`\*\)` };
const rem: CommentStyle = { open: String.raw`[Rr][Ee][Mm]\b`, close: '' };
const apostrophe: CommentStyle = { open: String.raw`(?:_\s*)?['‘’]`, close: '' };
const exclamation: CommentStyle = { open: '!', close: '' };
const cobol: CommentStyle = { open: String.raw`\*>`, close: '' };

/**
 * The styles of Docusaurus. In any other style, a magic comment is ordinary code, so a Markdown sample keeps its `//
 * highlight-next-line`.
 */
const BY_LANGUAGE: readonly (readonly [languages: string, styles: readonly CommentStyle[]])[] = [
  ['js javascript ts typescript mjs cjs mts cts', [slashes, block]],
  ['jsx tsx', [slashes, block, jsx]],
  ['html', [slashes, block, html]],
  ['python py bash', [hash]],
  ['md markdown', [html, jsx, hash]],
  ['tex latex matlab', [percent]],
  ['lua haskell', [dashes]],
  ['sql', [dashes, block]],
  ['wasm', [semicolons]],
  ['vb vba visual-basic vbnet', [apostrophe, rem]],
  ['batch', [rem]],
  ['basic', [rem, exclamation]],
  ['fsharp', [slashes, parenthesis]],
  ['ocaml sml', [parenthesis]],
  ['fortran', [exclamation]],
  ['cobol', [cobol]],
];

const ANY_OTHER: readonly CommentStyle[] = [slashes, block, jsx, hash, html];

export function commentStyles(lang: string): readonly CommentStyle[] {
  const name = lang.toLowerCase().replace(/^diff-/, '');
  for (const [languages, styles] of BY_LANGUAGE) {
    if (languages.split(' ').includes(name)) return styles;
  }
  return ANY_OTHER;
}

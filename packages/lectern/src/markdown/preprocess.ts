import { containerMarkers, fenceLine } from './code-lines.js';
import { codeSpans } from './code-spans.js';

const tableRow = new RegExp(`${containerMarkers}\\|`);
/** Matches a heading ID in a comment, which other tools don't show: `## Words {\/* #id *\/}`. */
const commentedId = /^(\s*#{1,6}[ \t].*)\{\s*\/\*\s*(#[\w.:-]+)\s*\*\/\s*\}\s*$/;
/** Matches a heading ID with escaped braces, as in `## Words \{#id}`, which is valid in every MDX tool. */
const escapedId = /^([\s>]*#{1,6}[ \t][^\n]*?)\\(\{#[^{}\\]+)\\?(\}[ \t]*\r?)$/;
/** Matches a heading that ends with an escaped brace and a closing brace, which the parser would read as attributes. */
const escapedBraces = /^([\s>]*#{1,6}[ \t].*\\\{[^{}]*)\}(\s*)$/;
/**
 * Matches a heading with a brace that looks like the start of an ID, as in `## prompts.{#}`. No expression starts with
 * `{#`, so the brace must be text.
 */
const noId = /^(#{1,6}(?!#)[^\n]*?)(?<!\\)\{#(?![^{}]+\}[ \t]*(?:#+[ \t]*)?\r?$)/;
/** The title may start with a link, but not with the brackets of a title. */
const admonitionTitle = /^(\s*(?:> ?)*:{3,})([ \t]*)([a-z]+)([ \t]+)((?:[^[{\s]|\[[^\]]*\]\().*)\r?$/;

/**
 * Converts common extensions to MDX: HTML comments, unbracketed admonition titles, heading IDs in comments, and
 * `mdx-code-block` fences. Lines and columns don't change, so locations stay valid. `rewrite` makes further changes to
 * a line outside fences.
 */
export function preprocess(content: string, rewrite: (line: string) => string = (line) => line): string {
  let open: string | undefined;
  let inComment = false;
  const lines = unwrapMdx(content)
    .split('\n')
    .map((line) => {
      if (!inComment) {
        const [, mark, rest = ''] = fenceLine.exec(line) ?? [];
        if (open === undefined && mark !== undefined) {
          open = mark;
          return line;
        }
        if (open !== undefined) {
          if (mark?.startsWith(open) === true && rest.trim() === '') open = undefined;
          return line;
        }
      }
      const comments = replaceComments({ line, inComment });
      inComment = comments.inComment;
      return rewrite(
        separateCells(
          comments.line
            .replace(admonitionTitle, bracketTitle)
            .replace(commentedId, '$1{$2}')
            // The space keeps the columns of the text that follows.
            .replace(escapedId, '$1 $2$3')
            .replace(noId, '$1\\{#')
            .replace(escapedBraces, '$1&#125;$2'),
        ),
      );
    });
  return lines.join('\n');
}

/** `mdx-code-block` fences hide MDX from other tools. */
function unwrapMdx(content: string): string {
  if (!content.includes('mdx-code-block')) return content;
  return content.replace(
    /^([ \t]*)(`{3,})mdx-code-block[ \t]*(\r?\n[\s\S]*?)^[ \t]*\2[ \t]*$/gm,
    (_, indent: string, _mark: string, inner: string) => indent + inner,
  );
}

/** The parser would include the next table cell in a URL at the end of a cell. */
function separateCells(line: string): string {
  return tableRow.test(line)
    ? line.replace(/\b(?:https?:\/\/|www\.)[^\s|<`]*[^\s|<`\\](?=\|)/g, '$& ')
    : line;
}

function bracketTitle(
  _: string,
  colons: string,
  gap: string,
  name: string,
  space: string,
  title: string,
): string {
  const words = title.trimEnd();
  const spaces = ' '.repeat(gap.length + space.length - 1);
  // An unpaired bracket in an admonition's title would end the title too early.
  const text = isBalanced(words) ? words : words.replace(/[[\]]/g, '\\$&');
  return `${colons}${name}[${spaces}${text}]`;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '[') depth += 1;
    if (char === ']') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function replaceComments({ line, inComment }: { line: string; inComment: boolean }): {
  line: string;
  inComment: boolean;
} {
  let inside = inComment;
  if (!inside && !line.includes('<!--')) return { line, inComment: false };
  let at = 0;
  let text = '';
  let code = inside ? [] : codeSpans(line);
  while (at < line.length) {
    const start = inside ? line.indexOf('-->', at) : beginOfComment({ line, at, code });
    const before = line.slice(at, start < 0 ? line.length : start);
    // `*/` in an HTML comment would end the MDX comment.
    text += inside ? before.replaceAll('*/', '* ') : before;
    if (start < 0) break;
    text += inside ? '*/}' : '{/* ';
    at = start + (inside ? '-->' : '<!--').length;
    inside = !inside;
    // Backticks in a comment don't open a code span, so the code spans after the comment must be found again.
    if (!inside && before.includes('`'))
      code = codeSpans(line.slice(at)).map((span) => ({ start: span.start + at, end: span.end + at }));
  }
  return { line: text, inComment: inside };
}

function beginOfComment({
  line,
  at,
  code,
}: {
  line: string;
  at: number;
  code: readonly { start: number; end: number }[];
}): number {
  let found = line.indexOf('<!--', at);
  for (const { start, end } of code) if (found >= start && found < end) found = line.indexOf('<!--', end);
  return found;
}

/** The native parser crashes on a backslash in an unclosed string at the end of a file. */
export function withEnd(content: string): string {
  return content.endsWith('\\') ? `${content}\n` : content;
}

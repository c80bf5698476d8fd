import { htmlBlock, inOneLine, wholeBlock } from './html-blocks.js';
import { literalTags, withoutEndTags } from './literal-tags.js';

const frontMatter = /^---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m;
/** Matches a fenced code block (even without a closing fence), inline code, or an HTML comment. */
const code =
  /^[ \t>]*(?:[-*+] +|\d+[.)] +)?(`{3,}|~{3,})[^\n]*(?:\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))|(?![\s\S]))|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\2(?!`)|<!--[\s\S]*?(?:-->|(?![\s\S]))/gm;
/** In a block of HTML, backticks don't mark code, so only comments stay unchanged. */
const comment = /<!--[\s\S]*?(?:-->|(?![\s\S]))/g;
const codeOrHtml = new RegExp(`${code.source}|(?<html>${htmlBlock})`, 'gim');
/**
 * Matches braces that have a meaning even in plain Markdown: heading IDs and directive attributes. The lookbehinds come
 * last, because at the start they would search the line again at each character.
 */
const meaningful =
  /\{#[^{}\s]+\}(?=[ \t]*$)(?<=^#{1,6} [^\n]*)|\{[^{}\n]*\}(?<=^[ \t>]*:{2,}[\w-]+(?:\[[^\n]{0,500}\])?\{[^{}\n]*\})/gm;

/** Escapes braces and other text that is syntax only in MDX. Code and HTML comments don't change. */
export function literalBraces(content: string): string {
  const start = content.startsWith('---') ? (frontMatter.exec(content)?.[0].length ?? 0) : 0;
  const body = content.slice(start);
  const closed = new Set([...body.matchAll(/<\/([a-z][\w-]*)/g)].map(([, name = '']) => name));
  const change = (text: string): string =>
    withoutPlaceholders({ text: outside({ text, kept: meaningful, change: escaped }), closed });
  return (
    content.slice(0, start) +
    withoutEndTags(
      outside({
        text: body,
        kept: codeOrHtml,
        change,
        changeKept: (match) => {
          const { html } = match.groups ?? {};
          if (html === undefined) return match[0];
          const whole = wholeBlock(html);
          return whole === undefined
            ? outside({ text: html, kept: comment, change: (text) => change(text).replaceAll('`', '&#96;') })
            : inOneLine(withoutPlaceholders({ text: escaped(whole), closed }));
        },
      }),
    )
  );
}

const unclosed = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd td th tr'.split(' '),
);

function withoutPlaceholders({ text, closed }: { text: string; closed: ReadonlySet<string> }): string {
  return text.replace(/<([a-z][\w-]*)>/g, (tag, name: string) =>
    unclosed.has(name) || closed.has(name) ? tag : `&lt;${name}>`,
  );
}

function escaped(text: string): string {
  const withoutBraces = text
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')
    .replace(/(?<!\]\()<(https?:\/\/[^\s<>]+)>/g, '[$1]($1)');
  return literalTags(withoutBraces)
    .replace(/<(?![A-Za-z/!])/g, '&lt;')
    .replace(/(?<=^|\n)(?:import|export)(?= )/g, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`);
}

function outside({
  text,
  kept,
  change,
  changeKept = ([match]) => match,
}: {
  text: string;
  kept: RegExp;
  change: (text: string) => string;
  changeKept?: (match: RegExpExecArray) => string;
}): string {
  let end = 0;
  let result = '';
  for (const match of text.matchAll(kept)) {
    result += change(text.slice(end, match.index)) + changeKept(match);
    end = match.index + match[0].length;
  }
  return result + change(text.slice(end));
}

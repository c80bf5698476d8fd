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
 * Matches braces that plain Markdown uses, too: heading IDs and directive attributes. The lookbehinds come last,
 * because at the start, they would search the line again at each character.
 */
const meaningful =
  /\{#[^{}\s]+\}(?=[ \t]*$)(?<=^#{1,6} [^\n]*)|\{[^{}\n]*\}(?<=^[ \t>]*:{2,}[\w-]+(?:\[[^\n]{0,500}\])?\{[^{}\n]*\})/gm;

/** Escapes braces and other text that is syntax only in MDX. Code and HTML comments don't change. */
export function literalBraces(content: string): string {
  const start = content.startsWith('---') ? (frontMatter.exec(content)?.[0].length ?? 0) : 0;
  const body = content.slice(start);
  const tags = tagsOf(body);
  const change = (text: string): string =>
    withoutHalfElements({ text: outside({ text, kept: meaningful, change: escaped }), ...tags });
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
            : inOneLine(withoutHalfElements({ text: escaped(whole), ...tags }));
        },
      }),
    )
  );
}

const unclosed = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd td th tr'.split(' '),
);

interface Tags {
  opened: ReadonlySet<string>;
  closed: ReadonlySet<string>;
  /** HTML ignores case, but in MDX, both tags of an element need the same name. */
  nameOf: (written: string) => string;
}

function tagsOf(body: string): Tags {
  const names = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, name = '']) => name);
  const opened = names(/<([a-z][\w-]*)(?=[\s/>])/gi);
  const closed = names(/<\/([a-z][\w-]*)(?=[\s>])/gi);
  const ended = new Map(closed.map((name) => [name.toLowerCase(), name]));
  const mixed = new Set(
    [...opened, ...closed]
      .filter((name) => (ended.get(name.toLowerCase()) ?? name) !== name)
      .map((name) => name.toLowerCase()),
  );
  const nameOf = (written: string): string => {
    const lower = written.toLowerCase();
    return mixed.has(lower) ? lower : written;
  };
  return { opened: new Set(opened.map(nameOf)), closed: new Set(closed.map(nameOf)), nameOf };
}

/**
 * Escapes tags that are never closed and have no attributes: placeholders such as `<object_id>`, and type parameters
 * such as `<Object>`. Removes end tags of elements that are never opened, which browsers ignore.
 */
function withoutHalfElements({ text, opened, closed, nameOf }: { text: string } & Tags): string {
  return text
    .replace(/(<\/?)([a-z][\w-]*)(?=[\s/>])/gi, (_, start: string, name: string) => start + nameOf(name))
    .replace(/<(?<!\]\(<|\]:[ \t]*<)([a-z][\w-]*)>/gi, (tag, name: string) =>
      unclosed.has(name.toLowerCase()) || closed.has(name) ? tag : `&lt;${name}>`,
    )
    .replace(/<\/([a-z][\w-]*)[ \t]*>/gi, (tag, name: string) => (opened.has(name) ? tag : ''));
}

/**
 * Matches a URL or an email address in angle brackets, unless the brackets are those of a link or of its definition.
 */
const autolink =
  /<(?<!\]\(<|\]:[ \t]*<)(?:([a-z][a-z\d+.-]{1,31}:[^\s<>]*)|([\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+))>/gi;

/** Matches the start of what MDX reads as a tag although it isn't one in HTML, such as `<string, number>`. */
const notInHtml = /<(?<!\]\(<|\]:[ \t]*<)(?=\/?[a-z][\w-]*[^\w\s/>-])/gi;

function escaped(text: string): string {
  const withoutBraces = text
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')
    .replace(autolink, (_, url?: string, mail?: string) =>
      mail === undefined ? `[${url}](${url})` : `[${mail}](mailto:${mail})`,
    );
  return literalTags(withoutBraces)
    .replace(/<(?![A-Za-z/!])/g, '&lt;')
    .replace(notInHtml, '&lt;')
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

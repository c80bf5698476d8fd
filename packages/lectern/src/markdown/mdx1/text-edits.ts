import { codeSpans } from '../code-spans.js';
import type { Edit } from './edits.js';
import { onOneLine } from './scan-script.js';
import { tagAt } from './scan-tag.js';

/** Without a limit, finding the ends of unclosed tags could take minutes. */
const longestTag = 5000;

const special = /[\\{}<]|https?:\/\/|^[ \t>]*\d{1,9}\)(?=[ \t])/gm;
const headingId = /\{#[^{}\r\n]+\}[ \t]*\r?$/;
const autolink = /<([a-z][a-z\d+.-]{1,31}:[^\s<>]*)>/iy;
const mailLink = /<([\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+)>/y;
const url = /https?:\/\/([^\s<>"'`/:{}|]*)(?:[^\s<>"'`|]*[^\s<>"'`.,:;!?)\]|*_~])?/y;

/** Docusaurus 2's aliases for admonition types. An alias has the default title of its type. */
const aliases: Readonly<Record<string, string>> = {
  warning: 'danger',
  important: 'info',
  success: 'tip',
  secondary: 'note',
};

/** Escapes characters that are text in MDX 1 and syntax in MDX 3. */
export function textEdits({ content, start, end }: { content: string; start: number; end: number }): Edit[] {
  const source = content.slice(start, end);
  const [opening, colons = '', type = ''] = /^(:{3,}\s*)([a-z]+)(?![\w-])/.exec(source) ?? [];
  const alias = opening === undefined ? undefined : aliases[type];
  const idAt = /^#{1,6}\s/.test(source) ? headingId.exec(source)?.index : undefined;
  const stop = idAt ?? source.length;
  const nameAt = start + colons.length;
  const edits: Edit[] =
    alias === undefined ? [] : [{ start: nameAt, end: nameAt + type.length, text: alias }];
  const spans = codeSpans(source)[Symbol.iterator]();
  let span = spans.next().value;
  special.lastIndex = 0;
  for (let found = special.exec(source); found !== null; found = special.exec(source)) {
    const { index: at } = found;
    if (at >= stop) break;
    while (span !== undefined && span.end <= at) span = spans.next().value;
    if (span !== undefined && span.start <= at) {
      special.lastIndex = span.end;
      continue;
    }
    const edit = editAt({ source, at, found: found[0] });
    special.lastIndex = edit.next;
    if (edit.text !== undefined) edits.push({ start: start + at, end: start + edit.next, text: edit.text });
  }
  special.lastIndex = 0;
  return edits;
}

interface Step {
  next: number;
  text?: string;
}

function editAt({ source, at, found }: { source: string; at: number; found: string }): Step {
  switch (found) {
    case '\\':
      return backslash({ source, at });
    case '{':
      return { next: at + 1, text: '&#123;' };
    case '}':
      return { next: at + 1, text: '&#125;' };
    case '<':
      return lessThan({ source, at });
    default:
      // In MDX 1, a number starts a list item only if a period follows it.
      return found.endsWith(')')
        ? { next: at + found.length, text: `${found.slice(0, -1)}\\)` }
        : bareUrl({ source, at });
  }
}

/** In MDX 1, a backslash is text before a line break and before many characters that it escapes in MDX 3. */
function backslash({ source, at }: { source: string; at: number }): Step {
  const [after = ''] = /^(?:\r?\n|["$%&',/:;<=?@^])/.exec(source.slice(at + 1, at + 3)) ?? [];
  if (after === '') return { next: at + 2 };
  if (after !== '<') return { next: at + 1, text: '\\\\' };
  const { next, text } = lessThan({ source, at: at + 1 });
  return { next, text: `\\\\${text ?? source.slice(at + 1, next)}` };
}

function lessThan({ source, at }: { source: string; at: number }): Step {
  if (source.startsWith('<!--', at)) {
    const close = source.indexOf('-->', at);
    return { next: close < 0 ? source.length : close + 3 };
  }
  const isDestination = /(?:\]\(|^[ >]*\[(?!\^)[^\]\n]*\]:)[ \t]*$/m.test(
    source.slice(Math.max(0, at - 200), at),
  );
  for (const { pattern, scheme } of [
    { pattern: autolink, scheme: '' },
    { pattern: mailLink, scheme: 'mailto:' },
  ]) {
    pattern.lastIndex = at;
    const [all, address] = pattern.exec(source) ?? [];
    if (all === undefined || address === undefined) continue;
    return isDestination
      ? { next: at + all.length }
      : { next: at + all.length, text: link({ label: address, address: scheme + address }) };
  }
  const tag = tagAt({ text: source, at, end: Math.min(source.length, at + longestTag) });
  // In MDX 1, a name that contains `_` or `:`, such as `<module_name>`, isn't a tag in text.
  if (tag === undefined || /[_:]/.test(tag.name)) return { next: at + 1, text: '&lt;' };
  const written = source.slice(at, tag.end);
  return written.includes('\n') ? { next: tag.end, text: onOneLine(written) } : { next: tag.end };
}

/** In MDX 1, a URL in text is a link if its host contains a dot. In MDX 3, braces in a URL start an expression. */
function bareUrl({ source, at }: { source: string; at: number }): Step {
  url.lastIndex = at;
  const [address = '', host = ''] = url.exec(source) ?? [];
  if (address === '' || /[([<"'=\w]/.test(source[at - 1] ?? '')) return { next: at + 1 };
  const next = at + address.length;
  if (!host.includes('.')) return { next: at + 1, text: `${source[at] ?? ''}${noLink}` };
  return /[{}]/.test(address) ? { next, text: link({ label: address, address }) } : { next };
}

/** An empty fragment in a URL prevents the URL from becoming a link. */
const noLink = '<></>';

function link({ label, address }: { label: string; address: string }): string {
  return `[${escapeText(label)}](${address.replace(/[{}()\\*_~`|]/g, reference)})`;
}

function escapeText(text: string): string {
  return text.replace(/&#(?:\d+|x[\da-f]+);|[\\`*_{}[\]<>#+!~|:$=^]/gi, (found) =>
    found.length > 1 ? found : reference(found),
  );
}

export function escapeUnlinked(text: string): string {
  return escapeText(text).replace(/(https?)(?=&#58;\/\/)|(www)(?=\.)|(?=@)/gi, `$&${noLink}`);
}

function reference(char: string): string {
  return `&#${char.charCodeAt(0)};`;
}

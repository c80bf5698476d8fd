import type { HtmlToMarkdownRule } from '../../plugin/types.js';
import { ownValue } from '../../util/own-value.js';
import { cell, fence, inlineCode, list, quote, table } from './blocks.js';
import type { Frame, MarkdownOptions } from './frame.js';
import { addInline, endParagraph, escapeText, indent, inOneLine } from './frame.js';

interface Closing extends MarkdownOptions {
  frame: Frame;
  frames: readonly Frame[];
  isRaw: boolean;
}

interface Rule extends Closing {
  parent: Frame;
}

export function closeElement(closing: Closing): void {
  const parent = closing.frames.at(-1);
  if (parent === undefined) return;
  const { frame, frames, isRaw, resolve, rules } = closing;
  if (isRaw) {
    addInline(parent, frame.name === 'br' ? '\n' : frame.inline);
    return;
  }
  const marked = frame.classes.length === 0 ? undefined : (pluginRule(closing) ?? themeRule(frame));
  const rule = marked ?? ownValue(byName, frame.name) ?? passOn;
  rule({ frame, frames, isRaw, resolve, rules, parent });
}

function themeRule({ classes }: Frame): CloseRule | undefined {
  return byClass.find(([name]) => classes.includes(name))?.[1];
}

function pluginRule({ frame, rules }: Closing): CloseRule | undefined {
  for (const name of frame.classes) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (typeof rule === 'string') return namedRules[rule];
  }
  return undefined;
}

type CloseRule = (rule: Rule) => void;

const passOn: CloseRule = ({ frame, parent }) => {
  if (frame.blocks.length === 0) addInline(parent, frame.inline);
  else passBlocks({ frame, parent });
};

function passBlocks({ frame, parent }: Pick<Rule, 'frame' | 'parent'>): void {
  endParagraph(frame);
  addBlock(parent, ...frame.blocks);
}

function addBlock(parent: Frame, ...blocks: string[]): void {
  endParagraph(parent);
  parent.blocks.push(...blocks.filter((block) => block !== ''));
}

function addText(parent: Frame, text: string): void {
  addInline(parent, text);
}

function nearest(frames: readonly Frame[], test: (frame: Frame) => boolean): Frame | undefined {
  return frames.findLast(test);
}

function wrapIn(mark: string): CloseRule {
  return ({ frame, parent }) => {
    const [, before = '', text = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(frame.inline) ?? [];
    addInline(parent, text === '' ? before : before + mark + text + mark + after);
    if (frame.blocks.length > 0) passBlocks({ frame: { ...frame, inline: '' }, parent });
  };
}

const boldLine: CloseRule = ({ frame, parent }) => {
  const text = inOneLine(frame);
  if (text !== '') addBlock(parent, `**${text.replaceAll('**', '')}**`);
};

const heading: CloseRule = ({ frame, parent }) => {
  const text = inOneLine(frame);
  if (text !== '') addBlock(parent, `${'#'.repeat(Number(frame.name.slice(1)))} ${text}`);
};

const link: CloseRule = ({ frame, parent, resolve }) => {
  const { href, ...attributes } = frame.attributes;
  if (attributes['data-footnote-backref'] !== undefined) return;
  if (attributes['data-footnote-ref'] !== undefined) {
    addInline(parent, `[^${noteName(href ?? '')}]`);
    return;
  }
  const isBlock = frame.blocks.length > 0;
  const words = isBlock ? inOneLine(frame) : frame.inline.trim();
  if (words === '') return;
  const text = href === undefined ? words : `[${words}](${destination(resolve(href))})`;
  if (isBlock) addBlock(parent, text);
  else addInline(parent, text);
};

function destination(address: string): string {
  return /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address;
}

function noteName(idOrHref: string): string {
  return idOrHref.replace(/^#?user-content-fn-/, '');
}

const image: CloseRule = ({ frame, parent, resolve }) => {
  const { src, alt = '' } = frame.attributes;
  if (src === undefined || src.startsWith('data:')) return;
  addInline(parent, `![${escapeText(alt)}](${destination(resolve(src))})`);
};

const codeBlock: CloseRule = ({ frame, frames, parent, rules }) => {
  const block = nearest(frames, ({ classes }) => classes.includes('code-block'));
  const isOutput = nearest(frames, ({ classes }) => classes.includes('code-output')) !== undefined;
  const language = languageOf({ frames: [...frames, frame], rules }) ?? block?.attributes['data-language'];
  addBlock(parent, fence({ code: frame.inline, ...(isOutput ? {} : { language, title: block?.title }) }));
};

/** If several open elements set a language, the innermost element takes precedence. */
function languageOf({ frames, rules }: Pick<Closing, 'frames' | 'rules'>): string | undefined {
  for (const { classes } of frames.toReversed()) {
    for (const name of classes) {
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
      if (typeof rule === 'object') return rule.code;
    }
  }
  return undefined;
}

const listItem: CloseRule = ({ frame, frames, parent }) => {
  endParagraph(frame);
  const { id = '' } = frame.attributes;
  if (id.startsWith('user-content-fn-')) {
    addBlock(parent, `[^${noteName(id)}]: ${indent(frame.blocks.join('\n\n'), 4)}`);
    return;
  }
  const isCard = frame.classes.includes('card');
  const around = nearest(frames, ({ name }) => name === 'ul' || name === 'ol');
  around?.items.push(isCard ? [frame.blocks.join(': ')] : frame.blocks);
};

const endOfList: CloseRule = ({ frame, parent }) => {
  const start = frame.name === 'ol' ? Number(frame.attributes.start ?? 1) : undefined;
  const text = frame.items.length === 0 ? [] : [list({ items: frame.items, start })];
  addBlock(parent, ...text, ...frame.blocks);
};

const term: CloseRule = ({ frame, frames }) => {
  nearest(frames, ({ name }) => name === 'dl')?.items.push([inOneLine(frame)]);
};

const meaning: CloseRule = ({ frame, frames }) => {
  endParagraph(frame);
  nearest(frames, ({ name }) => name === 'dl')
    ?.items.at(-1)
    ?.push(...frame.blocks);
};

const tableCell: CloseRule = ({ frame, frames }) => {
  endParagraph(frame);
  const around = nearest(frames, ({ name }) => name === 'table');
  const row = around?.rows.at(-1);
  if (row === undefined || around === undefined) return;
  around.columns[row.length] ??= /text-align:\s*(\w+)/.exec(frame.attributes.style ?? '')?.[1] ?? '';
  row.push(cell(frame.blocks));
};

const byName: Readonly<Record<string, CloseRule>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  ...Object.fromEntries(
    'p div section article main header footer aside nav figure figcaption details form fieldset caption address'
      .split(' ')
      .map((name) => [name, passBlocks]),
  ),
  em: wrapIn('*'),
  i: wrapIn('*'),
  strong: wrapIn('**'),
  b: wrapIn('**'),
  del: wrapIn('~~'),
  a: link,
  img: image,
  code: ({ frame, parent }) => addText(parent, inlineCode(frame.inline)),
  pre: codeBlock,
  br: ({ parent }) => addText(parent, '\\\n'),
  hr: ({ parent }) => addBlock(parent, '---'),
  input: ({ frame, parent }) => addText(parent, frame.attributes.checked === undefined ? '[ ]' : '[x]'),
  blockquote: ({ frame, parent }) => {
    endParagraph(frame);
    addBlock(parent, quote(frame.blocks));
  },
  summary: boldLine,
  ul: endOfList,
  ol: endOfList,
  li: listItem,
  dl: endOfList,
  dt: term,
  dd: meaning,
  td: tableCell,
  th: tableCell,
  tr: () => undefined,
  table: ({ frame, parent }) => {
    const rows = frame.rows.filter((row) => row.length > 0);
    addBlock(parent, ...frame.blocks, rows.length === 0 ? '' : table({ rows, columns: frame.columns }));
  },
};

const byClass: readonly (readonly [name: string, rule: CloseRule])[] = [
  ['tab-title', boldLine],
  ['admonition-title', boldLine],
  [
    'code-title',
    ({ frame, frames }) => {
      const block = nearest(frames, ({ classes }) => classes.includes('code-block'));
      if (block !== undefined) block.title = frame.inline.trim().replace(/\\(.)/g, '$1');
    },
  ],
  ['admonition', (rule) => quoted(rule)],
];

const quoted: CloseRule = ({ frame, parent }) => {
  endParagraph(frame);
  addBlock(parent, quote(frame.blocks));
};

const namedRules: Readonly<Record<Extract<HtmlToMarkdownRule, string>, CloseRule>> = {
  skip: () => undefined,
  bold: boldLine,
  quote: quoted,
  parentheses: ({ frame, parent }) => {
    parent.inline = `${parent.inline.replace(/, $/, '').trimEnd()} (${frame.inline.trim()})`;
    parent.last = ')';
  },
};

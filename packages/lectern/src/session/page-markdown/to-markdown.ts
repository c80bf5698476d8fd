import { Parser } from 'htmlparser2';
import { fence } from './blocks.js';
import { closeElement } from './elements.js';
import type { Frame, MarkdownOptions } from './frame.js';
import { addInline, endParagraph, escapeText, inOneSpace, openFrame } from './frame.js';

/** Controls and graphics, which have no Markdown version. */
const silent = new Set(
  'svg button style script template noscript dialog select textarea iframe link meta canvas object'.split(
    ' ',
  ),
);

/**
 * Converts an article to CommonMark with tables, task lists, and footnotes. Supports any component, because the input
 * is rendered HTML.
 */
export function htmlToMarkdown({ html, resolve, rules }: { html: string } & MarkdownOptions): string {
  const root = openFrame('root');
  const frames: Frame[] = [root];
  const top = (): Frame => frames.at(-1) ?? root;
  // Nesting depths: `left` counts omitted elements, `raw` counts preformatted elements.
  let left = 0;
  let raw = 0;
  // The style sheet separates adjacent labels. In Markdown, they need a comma.
  let afterLabel = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (left > 0 || isSilent({ name, attributes })) {
        left += 1;
        return;
      }
      if (name === 'lectern-island' && attributes['data-export'] === 'LiveCode') {
        endParagraph(top());
        top().blocks.push(fence({ code: liveCode(attributes), language: 'jsx live' }));
        left += 1;
        return;
      }
      if (afterLabel && raw === 0 && (name === 'span' || name === 'a') && !endsOpen(top().last))
        addInline(top(), ', ');
      afterLabel = false;
      if (name === 'pre' || name === 'code') raw += 1;
      if (name === 'tr') frames.findLast((frame) => frame.name === 'table')?.rows.push([]);
      frames.push(openFrame(name, attributes));
    },
    ontext(text) {
      if (left > 0) return;
      if (raw > 0) {
        addInline(top(), text);
        return;
      }
      const words = escapeText(inOneSpace(text));
      if (words.trim() !== '') afterLabel = false;
      const frame = top();
      addInline(frame, frame.last === ' ' ? words.trimStart() : words);
    },
    onclosetag(name) {
      if (left > 0) {
        left -= 1;
        return;
      }
      const frame = frames.length > 1 ? frames.pop() : undefined;
      if (frame === undefined) return;
      if (name === 'pre' || name === 'code') raw -= 1;
      closeElement({ frame, frames, isRaw: raw > 0, resolve, rules });
      if (raw === 0 && name === 'span') afterLabel = true;
    },
  });
  parser.end(withoutMarks(html));
  endParagraph(root);
  return root.blocks.join('\n\n');
}

/** Matches an element that contains a formula as both MathML and TeX. GitHub renders TeX in `$` and backticks. */
const formula =
  /<math\b(?:(?!<\/math>)[\s\S])*?<annotation encoding="application\/x-tex">([\s\S]*?)<\/annotation>[\s\S]*?<\/math>/g;

/**
 * Elements for highlighting, icons, and buttons are three quarters of all elements, so removing them before parsing
 * saves time.
 */
function withoutMarks(html: string): string {
  return html
    .replace(/<svg\b[\s\S]*?<\/svg>/g, '')
    .replace(formula, '$$<code>$1</code>$$')
    .replace(/<lectern-island\b[^>]*data-export="CopyButton"[\s\S]*?<\/lectern-island>/g, '')
    .replace(/<pre\b[\s\S]*?<\/pre>/g, (block) => block.replace(/<\/?span\b[^>]*>/g, ''));
}

function isSilent({ name, attributes }: Pick<Frame, 'name' | 'attributes'>): boolean {
  if (name === 'input') return attributes.type !== 'checkbox';
  if (attributes.class === 'heading-link') return true;
  return silent.has(name) || attributes.hidden !== undefined || attributes.id === 'footnote-label';
}

/** A label needs no comma at the start of a block, or after these characters. */
function endsOpen(last: string): boolean {
  return last === '' || last === ' ' || last === '(';
}

function liveCode(attributes: Readonly<Record<string, string>>): string {
  const props: unknown = JSON.parse(attributes['data-props'] ?? '{}');
  const code = typeof props === 'object' && props !== null && 'code' in props ? props.code : '';
  return typeof code === 'string' ? code : '';
}

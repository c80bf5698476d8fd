import type { HeadTag, Plugin } from 'lectern/plugin';
import { definePlugin } from 'lectern/plugin';
import { headTagsOf } from '../map/head-tags.js';
import type { Loose } from '../values.js';
import { isObject, listOf, textOf } from '../values.js';

export interface HtmlTags {
  head: HeadTag[];
  bodyStart: string;
  bodyEnd: string;
}

/** Moves elements such as `<script>` from the body to the head. */
export function htmlTagsOf(returned: unknown): HtmlTags {
  const { headTags, preBodyTags, postBodyTags } = isObject(returned) ? returned : {};
  const inBody = [preBodyTags, postBodyTags].map((tags) => listOf(tags).filter((tag) => !isOfHead(tag)));
  const moved = [preBodyTags, postBodyTags].flatMap((tags) => listOf(tags).filter(isOfHead));
  const [start = [], end = []] = inBody.map((tags) => tags.map(htmlOf));
  return {
    head: headTagsOf({ headTags: [...listOf(headTags), ...moved].flatMap(asObjects) }),
    bodyStart: [...listOf(headTags).filter(isBodyText).map(htmlOf), ...start].join(''),
    bodyEnd: end.join(''),
  };
}

export function bodyTagsPlugin({
  name,
  bodyStart,
  bodyEnd,
}: Omit<HtmlTags, 'head'> & { name: string }): Plugin {
  return definePlugin({
    name,
    // Data is part of each page's cache key, so changed tags rebuild the pages.
    read: () => ({ data: { bodyStart, bodyEnd } }),
    transformHtml: ({ html, data }) => {
      const tags = data as { bodyStart: string; bodyEnd: string };
      return html
        .replace(/<body[^>]*>/, (tag) => tag + tags.bodyStart)
        .replace(/<\/body>(?![\s\S]*<\/body>)/, (tag) => tags.bodyEnd + tag);
    },
  });
}

const headElements = ['script', 'style', 'link', 'meta', 'base', 'title'];

function isOfHead(tag: unknown): boolean {
  if (typeof tag === 'string') return textTag(tag) !== undefined;
  return isObject(tag) && headElements.includes(textOf(tag.tagName) ?? '');
}

function isBodyText(tag: unknown): boolean {
  return typeof tag === 'string' && textTag(tag) === undefined;
}

function asObjects(tag: unknown): Loose[] {
  if (isObject(tag)) return [tag];
  const read = typeof tag === 'string' ? textTag(tag) : undefined;
  return read === undefined ? [] : [read];
}

function textTag(text: string): Loose | undefined {
  const match = /^\s*<(script|style|link|meta)\b([^>]*?)\/?>(?:([\s\S]*)<\/\1>)?\s*$/.exec(text);
  if (match === null) return undefined;
  const [, tagName, attributeText = '', innerHTML] = match;
  const attributes = Object.fromEntries(
    [...attributeText.matchAll(/([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
      ([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? true],
    ),
  );
  return { tagName, attributes, ...(innerHTML ? { innerHTML } : {}) };
}

const voidElements = ['img', 'br', 'hr', 'input', 'embed', 'source', 'track', 'wbr', 'area', 'col'];

function htmlOf(tag: unknown): string {
  if (typeof tag === 'string') return tag;
  if (!isObject(tag)) return '';
  const name = textOf(tag.tagName) ?? 'div';
  const attributes = Object.entries(isObject(tag.attributes) ? tag.attributes : {})
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeAttribute(String(value))}"`));
  const open = `<${name}${attributes.join('')}>`;
  return voidElements.includes(name) ? open : `${open}${textOf(tag.innerHTML) ?? ''}</${name}>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

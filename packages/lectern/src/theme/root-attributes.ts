import type { Collected } from '../session/render/contract.js';
import { escapeHtml } from '../util/escape.js';

const rootTag = /<(?:html|body)\s[^>]*>/g;

/**
 * The HTML parser adds the attributes of an `html` or `body` element in the head to the page's own element, except for
 * class names, because a script has added one. Navigation keeps these elements, so it loads pages in full whose
 * attributes differ.
 */
export function withRootAttributes({ html, head }: { html: string; head: Collected['head'] }): string {
  const tags = [...new Set(head.join('').match(rootTag) ?? [])];
  if (tags.length === 0) return html;
  const names = tags.flatMap((tag) => /^<html\s(?:.*\s)?class="([^"]*)"/s.exec(tag)?.[1] ?? []);
  const build = '<meta name="lectern-build" content="';
  return html
    .replace('<html', () => (names.length === 0 ? '<html' : `<html class="${names.join(' ')}"`))
    .replace(build, () => build + escapeHtml(`${tags.join('')} `));
}

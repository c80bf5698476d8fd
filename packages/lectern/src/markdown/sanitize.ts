import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';

const require = createRequire(import.meta.url);

interface Options {
  html: string;
  /** Resolves a link's URL. If the result is empty, only the link's text remains. */
  resolveLink: (url: string) => string;
  /** Resolves an image's URL. If the result is empty, only the alt text remains. */
  resolveImage: (url: string) => string;
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** `lectern-fence` is the placeholder for a code fence. */
const elements = [
  'a abbr b blockquote br caption cite code dd del details dfn div dl dt em hr i img input',
  'ins kbd lectern-fence li mark ol p pre q s samp small span strong sub summary sup table',
  'tbody td tfoot th thead tr u ul var',
].flatMap((names) => names.split(' '));

/** The Markdown renderer adds these class names. All other class names are removed. */
const ownClasses = {
  p: ['heading-text'],
  div: ['table-box'],
  ul: ['contains-task-list'],
  li: ['task-list-item'],
};

export function mayHoldHtml(markdown: string): boolean {
  return /<[a-z!/?]/i.test(markdown);
}

/**
 * Sanitizes third-party HTML. Keeps text elements, links, tables, and images, removes scripts and styles, and replaces
 * other elements with their content.
 */
export function sanitize({ html, resolveLink, resolveImage }: Options): string {
  const library = require('sanitize-html') as typeof sanitizeHtml;
  const headingsAsText = Object.fromEntries(
    headings.map((name) => [name, () => ({ tagName: 'p', attribs: { class: 'heading-text' } })]),
  );
  const clean = library(html, {
    allowedTags: elements,
    allowedAttributes: {
      a: ['href', 'title'],
      abbr: ['title'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      input: ['type', 'checked', 'disabled', 'aria-label'],
      'lectern-fence': ['data-n'],
      ol: ['start'],
      td: ['align', 'colspan', 'rowspan'],
      th: ['align', 'colspan', 'rowspan', 'scope'],
    },
    allowedClasses: ownClasses,
    // These schemes also apply to the URLs that `transformTags` returns.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      ...headingsAsText,
      a: (tagName, { href = '', title }) => {
        const resolved = href === '' ? '' : resolveLink(href);
        return {
          tagName: resolved === '' ? 'span' : tagName,
          attribs: resolved === '' ? {} : { href: resolved, ...(title === undefined ? {} : { title }) },
        };
      },
      img: (tagName, { src = '', alt = '', ...attribs }) => {
        const resolved = resolveImage(src);
        return resolved === ''
          ? { tagName: 'span', attribs: {}, text: alt }
          : { tagName, attribs: { ...attribs, src: resolved, alt } };
      },
    },
    // The disabled checkboxes in task lists are the only allowed form controls.
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'input' && !(attribs.type === 'checkbox' && attribs.disabled !== undefined),
  });
  const plain = clean.replace(/<span>((?:(?!<span[ >]).)*?)<\/span>/gs, '$1');
  // Without a wrapper, the text and the elements of a summary would be laid out separately.
  return plain.replace(/<summary>((?:(?!<\/?summary[ >]).)*)<\/summary>/gs, (whole, words: string) =>
    words.includes('<') ? `<summary><span>${words}</span></summary>` : whole,
  );
}

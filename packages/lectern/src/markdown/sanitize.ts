import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';

const require = createRequire(import.meta.url);

interface Options {
  html: string;
  /** The URL that a link means; empty: the link becomes its words. */
  resolveLink: (url: string) => string;
  /** The URL that an image means; empty: the image becomes its alternative text. */
  resolveImage: (url: string) => string;
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Elements that mean something in a text, and a slot for the code fences of plug-ins. */
const elements = [
  'a abbr b blockquote br caption cite code dd del details dfn div dl dt em hr i img input',
  'ins kbd lectern-fence li mark ol p pre q s samp small span strong sub summary sup table',
  'tbody td tfoot th thead tr u ul var',
].flatMap((names) => names.split(' '));

/** Classes that our own Markdown has; those of the writer mean nothing here. */
const ownClasses = {
  p: ['heading-text'],
  div: ['table-box'],
  ul: ['contains-task-list'],
  li: ['task-list-item'],
};

/** True where Markdown may hold HTML: sanitizing the rest would change nothing. */
export function mayHoldHtml(markdown: string): boolean {
  return /<[a-z!/?]/i.test(markdown);
}

/**
 * HTML that someone else wrote, with nothing in it that runs, loads, or changes the page: text elements, links, tables, and
 * images. Other elements become what is in them, scripts and styles nothing.
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
    // Links and images are resolved below, by rules that know the site.
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
    // A form of someone else has no place here; a check box of a list does nothing.
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'input' && !(attribs.type === 'checkbox' && attribs.disabled !== undefined),
  });
  return clean.replace(/<span>((?:(?!<span[ >]).)*?)<\/span>/gs, '$1');
}

import type { Explanations } from './types.js';

export const content = {
  'unreadable-file': {
    meaning:
      'A file of the site can’t be read: it doesn’t exist, lacks read permission, or isn’t UTF-8 text.',
    fix: 'Restore the file, grant read permission (`chmod u+r FILE`), or save it as UTF-8.',
  },
  'file-out-of-reach': {
    meaning:
      'A link or import refers to a file outside of the folders that the site may read. For a symbolic link, its target counts.',
    fix: 'Move the file into the site, or allow its folder in the configuration as the message shows.',
  },
  'invalid-front-matter': {
    meaning: 'The front matter isn’t valid YAML, or a key has a value of the wrong type.',
    fix: 'Correct the line that the message names. Quote text that contains a colon or starts with a special character.',
  },
  'invalid-category': {
    meaning: 'A `_category_` file is invalid, has an unknown key, or has a value of the wrong type.',
    fix: 'Correct the key. Put custom data under `customProps`.',
  },
  'invalid-sidebar': {
    meaning: 'An item in a handwritten sidebar has the wrong form.',
    fix: 'Change the item to the form that the message expects.',
  },
  'sidebars-not-loaded': {
    meaning: 'The sidebars file threw an error, has a syntax error, or has no default export.',
    fix: 'Fix the error in the message.',
  },
  'unknown-sidebar-item-type': {
    meaning: 'A sidebar item has a `type` that doesn’t exist.',
    fix: 'Use one of the types that the message lists.',
  },
  'unknown-sidebar-id': {
    meaning: 'A document, a source, or a navbar item names a sidebar that doesn’t exist.',
    fix: 'Use one of the sidebars that the message lists, or add the sidebar.',
  },
  'unknown-sidebar-dir': {
    meaning: 'A generated sidebar names a folder that contains no documents.',
    fix: 'Write `dirName` relative to the docs folder, with number prefixes.',
  },
  'sidebar-without-link': {
    meaning: 'A navbar item opens a sidebar that contains no page to open.',
    fix: 'Add a document or a link to the sidebar, or remove the navbar item.',
  },
  'duplicate-doc-id': {
    meaning: 'Two documents of a source have the same ID.',
    fix: 'Rename one file, or give it another `id` in its front matter.',
  },
  'unknown-doc-id': {
    meaning:
      'A sidebar, a navbar item, or front matter names a document that doesn’t exist. A draft doesn’t exist in a build.',
    fix: 'Use the document’s path in the docs folder, without extension and number prefixes, or the `id` of its front matter.',
  },
  'duplicate-route': {
    meaning: 'Two pages have the same URL.',
    fix: 'Change `slug` in the front matter of one page, move its file, or change `routeBasePath` of a source.',
  },
  'conflicting-files': {
    meaning: 'Two plug-ins, or two locales of one plug-in, publish different content at the same path.',
    fix: 'If a file differs between locales, start its path with the locale. Otherwise, change the path in one of the plug-ins.',
  },
  'missing-heading': {
    meaning: 'A page of a plug-in lists a heading that its component doesn’t render.',
    fix: 'Render an element with the ID that the message names, or remove the entry from the `headings` of the page.',
  },
  'invalid-route': {
    meaning: 'The URL of a page contains characters or parts that a file name can’t have.',
    fix: 'Change `slug` or `id` in the front matter, or rename the file or folder.',
  },
  'route-taken': {
    meaning: 'The URL of a page needs a folder where the site already has a file of that name.',
    fix: 'Give the page another `slug`, or rename the file.',
  },
  'undeclared-tag': {
    meaning: 'A document has a tag that isn’t in the tags file.',
    fix: 'Declare the tag in the tags file, correct its spelling, or set `onInlineTags`.',
  },
  'unknown-tags-file': {
    meaning: 'The configuration names a tags file that doesn’t exist.',
    fix: 'Correct the path, or create the file.',
  },
  'invalid-tags-file': {
    meaning: 'The tags file isn’t valid YAML, or a tag has a key or value that isn’t allowed.',
    fix: 'Change the entry to the form that the message expects.',
  },
  'broken-component-link': {
    meaning: 'A component, the navbar or the footer links to a URL of the site that has no page or file.',
    fix: 'Correct the link in the component, or in the code that passes it as a prop.',
  },
  'broken-link': {
    meaning:
      'A link leads to a URL that isn’t a page or file of the site. Often the page was moved or renamed.',
    fix: 'Correct the link, or add a redirect. `onBrokenLinks` changes how the build treats broken links.',
  },
  'broken-anchor': {
    meaning:
      'A link leads to a page that exists, but the page has no heading or element with the ID after `#`.',
    fix: 'Use an ID of that page, or give the heading one: `## Title {#id}`.',
  },
  'missing-image': {
    meaning: 'A page shows an image file that doesn’t exist.',
    fix: 'Correct the path. Without a leading slash it’s relative to the document; with one, to the static folder.',
  },
  'missing-alt': {
    meaning: 'An image has no alt text, so people who can’t see it don’t know what it shows.',
    fix: 'Describe the image in a few words: `![What it shows](./image.png)`.',
  },
  'unknown-front-matter-key': {
    meaning:
      'The front matter has an unknown key that is similar to a known one. With strict checks, every unknown key is an error.',
    fix: 'Correct the key, or declare it in `frontMatter.keys` of the `checks` plug-in.',
  },
} as const satisfies Explanations;

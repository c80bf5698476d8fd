import { DomUtils, parseDocument } from 'htmlparser2';

/** These elements aren't compared, because they belong to the theme and not to the content. */
const controls = new Set([
  'nav',
  'aside',
  'footer',
  'button',
  'script',
  'style',
  'svg',
  'noscript',
  'template',
]);
const controlClasses =
  /^(?:hash-link|heading-link|theme-doc-toc-(?:mobile|desktop)|tocCollapsible_.*|_?tableOfContents_.*|theme-doc-version-(?:badge|banner)|theme-(?:unlisted|draft)-banner|version-(?:badge|banner)|page-notice|page-meta|page-tags|pagination|code-output|tab-title|sr-only|docusaurus-mermaid-container|diagram-figure|live-preview|authorSocials_.*|authorBlogPostCount_.*|blog-author-count|avatar__photo-link|blog-socials|screen-reader-only)$/;
/**
 * These characters aren't compared: invisible characters, the icons of Docusaurus's cards, and NUL characters, which
 * Docusaurus's minifier sometimes leaves in a page.
 */
const hidden = /[\0\u00ad\u200b-\u200d\u2060\ufeff]|[📄🗃🔗]\ufe0f?/gu;

export function readPage({ html, address, origin = 'http://localhost' }) {
  const document = parseDocument(html);
  const title = DomUtils.findOne((node) => node.name === 'title', document.children, true);
  const refresh = DomUtils.findOne(
    ({ name, attribs }) => name === 'meta' && attribs['http-equiv']?.toLowerCase() === 'refresh',
    document.children,
    true,
  );
  if (refresh !== null) {
    const target = /url=(.*)$/i.exec(refresh.attribs.content ?? '')?.[1] ?? '';
    return { title: '', headings: [], text: '', links: [linkOf({ href: target.trim(), address, origin })] };
  }
  // Docusaurus puts the header of the start page and of some lists outside of `main`, but inside of the element with
  // this `id`.
  const content = ({ name, attribs }) =>
    name === 'main' || attribs.id === '__docusaurus_skipToContent_fallback';
  const root =
    DomUtils.findOne(content, document.children, true) ??
    DomUtils.findOne((node) => node.name === 'body', document.children, true) ??
    document;
  const found = { headings: [], words: [], links: [] };
  visit({ node: root, found, address, origin });
  return {
    title: plain(title === null ? '' : DomUtils.textContent(title)),
    headings: found.headings,
    text: found.words.join('').replace(hidden, '').replace(/\s+/g, '').toLowerCase(),
    links: [...new Set(found.links)].sort(),
  };
}

function visit({ node, found, address, origin }) {
  if (node.type === 'text') found.words.push(node.data);
  if (!Array.isArray(node.children) || isControl(node)) return;
  if (/^h[1-6]$/.test(node.name ?? '')) found.headings.push(`${node.name} ${headingText(node)}`);
  if (node.name === 'a' && node.attribs.href !== undefined)
    found.links.push(linkOf({ href: node.attribs.href, address, origin }));
  for (const child of node.children) visit({ node: child, found, address, origin });
}

function isControl({ name, attribs, type }) {
  if (type === 'root' || attribs === undefined) return false;
  // The label of a tab is content, even if the tab is a button.
  if (attribs.role === 'tab') return false;
  if (controls.has(name)) return true;
  return (attribs.class ?? '').split(/\s+/).some((word) => controlClasses.test(word));
}

function headingText(node) {
  const words = [];
  const collect = (child) => {
    if (child.type === 'text') words.push(child.data);
    else if (Array.isArray(child.children) && !isControl(child)) child.children.forEach(collect);
  };
  node.children.forEach(collect);
  return plain(words.join(''));
}

function plain(text) {
  return text.replace(hidden, '').replace(/\s+/g, ' ').trim();
}

function linkOf({ href, address, origin }) {
  if (!URL.canParse(href, origin + address)) return href;
  const url = new URL(href, origin + address);
  if (!/^https?:$/.test(url.protocol)) return href;
  const path = url.pathname.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1');
  const hash = decoded(url.hash);
  return url.origin === origin
    ? `${decoded(path)}${url.search}${hash}`
    : `${url.origin}${path}${url.search}${hash}`;
}

function decoded(text) {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

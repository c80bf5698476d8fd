import GithubSlugger from 'github-slugger';
import { renderPlainMarkdown } from '../../markdown/plain.js';
import { escapeHtml } from '../../util/escape.js';
import type { Release } from './changelog.js';

interface Input {
  releases: readonly Release[];
  title: string;
  description: string;
  language: string;
  address: string;
  page: string;
}

export function rss({ releases, title, description, language, address, page }: Input): string {
  const slugger = new GithubSlugger();
  const items = releases.map(({ name, date, heading, text }) => {
    const link = `${page}#${slugger.slug(heading)}`;
    return [
      '    <item>',
      `      <title>${escapeHtml(`${title} ${name}`)}</title>`,
      `      <link>${escapeHtml(link)}</link>`,
      `      <guid>${escapeHtml(link)}</guid>`,
      `      <pubDate>${rfc822(date)}</pubDate>`,
      `      <description>${escapeHtml(htmlOf({ text, page }))}</description>`,
      '    </item>',
    ].join('\n');
  });
  const [newest] = releases;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeHtml(title)}</title>`,
    `    <link>${escapeHtml(page)}</link>`,
    `    <description>${escapeHtml(description)}</description>`,
    `    <language>${escapeHtml(language)}</language>`,
    ...(newest === undefined ? [] : [`    <lastBuildDate>${rfc822(newest.date)}</lastBuildDate>`]),
    `    <atom:link href="${escapeHtml(address)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ]
    .join('\n')
    .replace(forbidden, '');
}

/** XML 1.0 forbids these characters, and feed readers reject documents that contain them. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Feed readers show the HTML outside the site, where relative URLs don't work. */
function htmlOf({ text, page }: { text: string; page: string }): string {
  const complete = (url: string): string => new URL(url, page).href;
  return renderPlainMarkdown({ text, resolveLink: complete, resolveImage: complete })
    .map((chunk) => ('html' in chunk ? chunk.html : `<pre><code>${escapeHtml(chunk.code)}</code></pre>`))
    .join('\n');
}

function rfc822(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString();
}

/** Matches markup that feeds omit, because the page adds it to the post, or because it works only on the page. */
const parts = [
  /<h1\b[^>]*>[\s\S]*?<\/h1>/,
  /<header class="blog-head">[\s\S]*?<\/header>/,
  /<(script|style|button|template)\b[^>]*>[\s\S]*?<\/\1>/g,
  /<link\b[^>]*>/g,
  /<a\b[^>]*\bclass="heading-link"[^>]*>[\s\S]*?<\/a>/g,
  /<\/?lectern-[a-z]+\b[^>]*>/g,
];

/**
 * Feed readers show the HTML outside of the site, so relative URLs become absolute.
 * @param article - The HTML of the `<article>` on the post's page.
 */
export function feedContent({ article, link }: { article: string; link: string }): string {
  // If a custom component renders the page, the content of the post is in a `<lectern-post>` element.
  const text = /<lectern-post>([\s\S]*)<\/lectern-post>/.exec(article)?.[1] ?? article;
  const plain = parts.reduce((html, part) => html.replace(part, ''), text);
  return plain
    .replace(/(\s(?:href|src|poster))="([^"]*)"/g, (whole, name: string, address: string) => {
      const url = address.replaceAll('&amp;', '&');
      if (!URL.canParse(url, link)) return whole;
      return `${name}="${new URL(url, link).href.replaceAll('&', '&amp;')}"`;
    })
    .trim();
}

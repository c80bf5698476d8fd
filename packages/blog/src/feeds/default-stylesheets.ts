const paths = {
  rss: {
    title: 'rss/channel/title',
    description: 'rss/channel/description',
    link: 'rss/channel/link',
    entries: 'rss/channel/item',
    entryLink: 'link',
    entryDate: 'pubDate',
    entryText: 'description',
  },
  atom: {
    title: 'atom:feed/atom:title',
    description: 'atom:feed/atom:subtitle',
    link: "atom:feed/atom:link[@rel='alternate']/@href",
    entries: 'atom:feed/atom:entry',
    entryLink: 'atom:link/@href',
    entryDate: 'atom:updated',
    entryText: 'atom:summary',
  },
} as const;

export function defaultXsl(type: 'rss' | 'atom'): string {
  const path = paths[type];
  const title = type === 'atom' ? 'atom:title' : 'title';
  return `<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom" exclude-result-prefixes="atom">
  <xsl:output method="html" version="5" encoding="UTF-8" indent="yes"/>
  <xsl:template match="/">
    <html>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="robots" content="noindex"/>
        <title><xsl:value-of select="${path.title}"/></title>
        <link rel="stylesheet" href="${type}.css"/>
      </head>
      <body>
        <header>
          <p class="note">This is a feed. To get its new posts, copy the URL of this page into a feed reader.</p>
          <h1><a href="{${path.link}}"><xsl:value-of select="${path.title}"/></a></h1>
          <p><xsl:value-of select="${path.description}"/></p>
        </header>
        <main>
          <xsl:for-each select="${path.entries}">
            <article>
              <h2><a href="{${path.entryLink}}"><xsl:value-of select="${title}"/></a></h2>
              <p class="date"><xsl:value-of select="${path.entryDate}"/></p>
              <p><xsl:value-of select="${path.entryText}"/></p>
            </article>
          </xsl:for-each>
        </main>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
`;
}

export const defaultCss = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 2rem auto; max-width: 42rem; padding: 0 1rem; }
.note { border: 1px solid; border-radius: 0.5rem; padding: 0.5rem 1rem; }
.date { font-size: 0.875rem; }
`;

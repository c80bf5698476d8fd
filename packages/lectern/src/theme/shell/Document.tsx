import type { ReactNode } from 'react';
import type { DocumentAssets } from '../../render/contract.js';
import { siteContext, siteDataElementId } from '../compat/useDocusaurusContext.js';
import { useMessages, usePage, useRenderContext } from '../context.js';
import { Page } from '../pages/Page.js';
import { BaseBanner } from './BaseBanner.js';
import { ClientWords } from './ClientWords.js';
import { Footer } from './Footer.js';
import { Navbar } from './Navbar.js';

/** The whole document. */
export function Document({ article, assets }: { article: string; assets: DocumentAssets }): ReactNode {
  const { site } = usePage();
  const { collected } = useRenderContext();
  const t = useMessages();
  return (
    <html
      lang={site.locale}
      data-base={site.base}
      data-slash={site.trailingSlash}
      data-mode={defaultMode(site.colorMode)}
      suppressHydrationWarning
    >
      <head>
        <Head assets={assets} />
        <lectern-static dangerouslySetInnerHTML={{ __html: collected.head.join('') }} />
      </head>
      <body>
        <BaseBanner />
        <a className="skip-link" href="#main">
          {t('theme.skipToContent')}
        </a>
        <Navbar />
        <Page article={article} />
        <Footer />
        <ClientWords />
        {collected.needsSiteData ? (
          <script
            type="application/json"
            id={siteDataElementId}
            dangerouslySetInnerHTML={{ __html: json(siteContext(site)) }}
          />
        ) : null}
      </body>
    </html>
  );
}

function defaultMode({
  respectPrefersColorScheme,
  defaultMode: mode,
}: {
  respectPrefersColorScheme: boolean;
  defaultMode: string;
}): string {
  return respectPrefersColorScheme ? 'system' : mode;
}

/** `</script>` within a string would end the element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function Head({ assets }: { assets: DocumentAssets }): ReactNode {
  const page = usePage();
  const { site } = page;
  const image =
    page.image === undefined
      ? undefined
      : new URL(
          page.image.startsWith('http') ? page.image : site.base + page.image.replace(/^\//, ''),
          site.url,
        ).href;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.headTitle}</title>
      <meta name="description" content={page.description} />
      <meta name="generator" content="Lectern" />
      <meta name="lectern-build" content={assets.build} />
      <script dangerouslySetInnerHTML={{ __html: assets.headScript }} />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {/* Without an address of its own, browsers would ask for one that is not there. */}
      <link rel="icon" href={site.favicon ?? 'data:,'} />
      <link rel="canonical" href={page.canonical} />
      {page.keywords.length === 0 ? null : <meta name="keywords" content={page.keywords.join(', ')} />}
      {page.noIndex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={page.canonical} />
      {image === undefined ? null : <meta property="og:image" content={image} />}
      {site.metadata.map((meta) => (
        <meta key={`${meta.name}${meta.property}`} {...meta} />
      ))}
    </>
  );
}

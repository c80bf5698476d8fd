import AnnouncementBar from '@theme/AnnouncementBar';
import SiteLayout from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import Root from '@theme/Root';
import SkipToContent from '@theme/SkipToContent';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import type { PageData, SiteData } from '../../model/page-data.types.js';
import type { DocumentAssets } from '../../session/render/contract.js';
import { inlineJson } from '../../util/escape.js';
import { styleObject } from '../../util/style-object.js';
import { ReportSiteTitle } from '../compat/docusaurus-context.js';
import { messagesElementId } from '../compat/messages-in-browser.js';
import { docPage, siteContext, siteDataElementId, versionDocsOf } from '../compat/useDocusaurusContext.js';
import { usePage, useRenderContext } from '../context.js';
import { Page } from '../pages/Page.js';
import { BaseBanner } from './BaseBanner.js';
import { ClientMessages } from './ClientMessages.js';
import { pageDescription, siteMetadata } from './site-metadata.js';

export function Document({ article, assets }: { article: string; assets: DocumentAssets }): ReactNode {
  const page = usePage();
  const { site } = page;
  const { collected } = useRenderContext();
  return (
    <html
      lang={site.htmlLang}
      {...(site.direction === 'rtl' ? { dir: 'rtl' } : {})}
      data-base={site.base}
      {...colorModeData(site.colorMode)}
      {...(site.announcement?.isCloseable ? { 'data-announcement': site.announcement.id } : {})}
      data-slash={site.trailingSlash}
      suppressHydrationWarning
    >
      <head>
        <Head assets={assets} />
        <lectern-static dangerouslySetInnerHTML={{ __html: collected.head.join('') }} />
      </head>
      <body>
        {mayBeOpenedFirst(page) ? <BaseBanner /> : null}
        <DocumentBody article={article} />
        <ClientMessages />
        <DataForIslands />
      </body>
    </html>
  );
}

/** As in Docusaurus, the site's `Root` and `Layout/Provider` surround the navbar, too. */
export function DocumentBody({ article }: { article: string }): ReactNode {
  return (
    <Root>
      <ReportSiteTitle />
      <LayoutProvider>
        <SkipToContent />
        <Navbar />
        <AnnouncementBar />
        <PageLayout>
          <Page article={article} />
        </PageLayout>
      </LayoutProvider>
    </Root>
  );
}

/** Component pages, lists of posts, and the 404 page render `Layout` themselves, as in Docusaurus. */
function PageLayout({ children }: { children: ReactNode }): ReactNode {
  const { kind, layout } = usePage();
  const hasOwn = kind === 'component-page' || kind === 'not-found' || layout === 'free';
  return hasOwn ? children : <SiteLayout>{children}</SiteLayout>;
}

/** Must render last: while islands render, they report the data that they need. */
function DataForIslands(): ReactNode {
  const { page, collected } = useRenderContext();
  const { site } = page;
  return (
    <>
      {collected.needsMessages === true ? (
        <script
          type="application/json"
          id={messagesElementId}
          dangerouslySetInnerHTML={{ __html: inlineJson(site.messages) }}
        />
      ) : null}
      {collected.needsSiteData ? (
        <script
          type="application/json"
          id={siteDataElementId}
          dangerouslySetInnerHTML={{
            __html: inlineJson({
              ...siteContext(site),
              ...(collected.needsDocPage === true ? { page: docPage(page) } : {}),
              ...(collected.blog === undefined ? {} : { blog: collected.blog }),
              ...(collected.needsVersionDocs === true ? { versionDocs: versionDocsOf(page) } : {}),
            }),
          }}
        />
      ) : null}
    </>
  );
}

/**
 * Only pages that the site's author may open first explain why files failed to load, which keeps generated pages small.
 */
function mayBeOpenedFirst({ kind, href, site }: Pick<PageData, 'kind' | 'href' | 'site'>): boolean {
  return kind !== 'generated' || href === site.base;
}

/**
 * `data-modes` lists the modes that may be restored from storage. Without the attribute, these modes are light and
 * dark.
 */
function colorModeData({
  respectPrefersColorScheme: withSystem,
  disableSwitch,
  defaultMode,
}: SiteData['colorMode']): Record<string, string | undefined> {
  const others = withSystem ? { 'data-modes': 'light dark system' } : {};
  return {
    'data-mode': withSystem ? 'system' : defaultMode,
    ...(disableSwitch ? { 'data-modes': '' } : others),
  };
}

function Head({ assets }: { assets: DocumentAssets }): ReactNode {
  const page = usePage();
  const { site } = page;
  const { collected, islandUrl } = useRenderContext();
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.headTitle}</title>
      {/* Descriptions are long, so one tag serves both search engines and link previews. */}
      <meta name="description" property="og:description" content={pageDescription(page)} />
      <meta name="generator" content="Lectern" />
      {/* The shell differs between languages, so a change of the language needs a full page load. */}
      <meta name="lectern-build" content={`${assets.build}-${site.locale}`} />
      <script dangerouslySetInnerHTML={{ __html: assets.headScript }} />
      {assets.baseHintScript !== undefined && mayBeOpenedFirst(page) ? (
        <script dangerouslySetInnerHTML={{ __html: assets.baseHintScript }} />
      ) : null}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {/* The scripts can load with `async`, because they wait for the end of parsing themselves. */}
      {assets.scripts.map((src) => (
        <script key={src} type="module" async src={src} />
      ))}
      {site.scripts.map((module) => (
        <link key={module} rel="modulepreload" data-page-script="" href={islandUrl(module)} />
      ))}
      {/* Without this link, browsers would request `/favicon.ico`, which may not exist. */}
      <link rel="icon" href={site.favicon ?? 'data:,'} />
      <link rel="canonical" href={page.canonical} />
      {page.markdown === undefined ? null : (
        <link rel="alternate" type="text/markdown" href={page.markdown} />
      )}
      <Alternates />
      {site.feed === undefined ? null : (
        <link rel="alternate" type="application/rss+xml" title={site.title} href={site.feed} />
      )}
      {page.keywords.length === 0 ? null : <meta name="keywords" content={page.keywords.join(', ')} />}
      {page.noIndex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:title" content={page.title} />
      <meta property="og:url" content={page.canonical} />
      <SocialImage />
      {/* The content security policy doesn't apply to scripts that contain only data, so this script needs no hash. */}
      {page.structuredData === undefined ? null : (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: inlineJson(page.structuredData) }}
        />
      )}
      {siteMetadata({ page, head: collected.head }).map((meta) => (
        <meta key={`${meta.name}${meta.property}`} {...meta} />
      ))}
      {site.headTags.map(({ tagName, attributes, innerHTML }, index) =>
        createElement(tagName, {
          key: index,
          ...attributes,
          ...(typeof attributes?.style === 'string' ? { style: styleObject(attributes.style) } : {}),
          ...(innerHTML === undefined ? {} : { dangerouslySetInnerHTML: { __html: innerHTML } }),
        }),
      )}
    </>
  );
}

function SocialImage(): ReactNode {
  const { socialImage: image, site } = usePage();
  const { collected } = useRenderContext();
  if (image === undefined || collected.head.some((element) => element.includes('"og:image"'))) return null;
  const { url, width, height, generated } = image;
  return (
    <>
      <meta property="og:image" content={url} />
      {width === undefined ? null : <meta property="og:image:width" content={String(width)} />}
      {height === undefined ? null : <meta property="og:image:height" content={String(height)} />}
      {generated === undefined ? null : (
        <>
          <meta property="og:image:type" content={generated.type} />
          <meta property="og:image:alt" content={generated.alt} />
        </>
      )}
      {site.metadata.some(({ name }) => name === 'twitter:card') ? null : (
        <meta name="twitter:card" content="summary_large_image" />
      )}
    </>
  );
}

/** `x-default` is for readers of all other languages. */
function Alternates(): ReactNode {
  const { locales, site } = usePage();
  const existing = locales.filter(({ alternate }) => alternate !== undefined);
  const fallback = existing.find(({ locale }) => locale === site.defaultLocale);
  return (
    <>
      {existing.map(({ locale, htmlLang, alternate }) => (
        <link key={locale} rel="alternate" hrefLang={htmlLang} href={alternate} />
      ))}
      {fallback === undefined ? null : (
        <link rel="alternate" hrefLang="x-default" href={fallback.alternate} />
      )}
    </>
  );
}

import useDocusaurusContext from '../useDocusaurusContext.js';
import { useBlogPost } from './client.js';
import type { PostData } from './types.js';

/* An ejected `StructuredData` writes the results of these hooks to the page as JSON-LD. */

interface Posting {
  '@type': 'BlogPosting';
  '@id': string;
  url: string;
  headline: string;
  description: string;
  datePublished: string;
  author: { '@type': 'Person'; name: string | undefined }[];
}

function postingOf({ metadata, site }: { metadata: PostData['metadata']; site: string }): Posting {
  const { permalink, title, description, date, authors } = metadata;
  const url = `${site}${permalink}`;
  const author = authors.map(({ name }) => ({ '@type': 'Person' as const, name }));
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    headline: title,
    description,
    datePublished: date,
    author,
  };
}

export function useBlogPostStructuredData(): object {
  const { metadata } = useBlogPost();
  const site = useDocusaurusContext().siteConfig.url;
  return { '@context': 'https://schema.org', ...postingOf({ metadata, site }) };
}

interface ListProps {
  metadata: { permalink: string; blogTitle: string; blogDescription: string };
  items: readonly { content: PostData }[];
}

export function useBlogListPageStructuredData({ metadata, items }: ListProps): object {
  const site = useDocusaurusContext().siteConfig.url;
  const { permalink, blogTitle: headline, blogDescription: description } = metadata;
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': `${site}${permalink}`,
    headline,
    description,
    blogPost: items.map(({ content }) => postingOf({ metadata: content.metadata, site })),
  };
}

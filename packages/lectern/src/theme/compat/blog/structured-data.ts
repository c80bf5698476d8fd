import useDocusaurusContext from '../useDocusaurusContext.js';
import { useBlogPost } from './client.js';

/* An ejected `StructuredData` writes the results of these hooks to the page as JSON-LD. The page already has all
   properties, and JSON-LD merges objects with the same ID, so only the ID is needed. */

interface Reference {
  '@context': 'https://schema.org';
  '@type': 'Blog' | 'BlogPosting';
  '@id': string;
}

export function useBlogPostStructuredData(): Reference {
  const { permalink } = useBlogPost().metadata;
  return useReference({ '@type': 'BlogPosting', permalink });
}

export function useBlogListPageStructuredData({
  metadata: { permalink },
}: {
  metadata: { permalink: string };
}): Reference {
  return useReference({ '@type': 'Blog', permalink });
}

function useReference({ permalink, ...type }: Pick<Reference, '@type'> & { permalink: string }): Reference {
  const site = useDocusaurusContext().siteConfig.url;
  return { '@context': 'https://schema.org', ...type, '@id': `${site}${permalink}` };
}

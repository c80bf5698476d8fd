import type { PageData } from 'lectern/plugin';
import type { PostSummary } from '../model/types.js';

type Page = Pick<PageData, 'canonical' | 'description' | 'keywords' | 'socialImage' | 'lastUpdated' | 'site'>;

export function postingData({ post, page }: { post: PostSummary; page: Page }): Record<string, unknown> {
  return { '@context': 'https://schema.org', ...posting({ post, page, url: page.canonical }) };
}

export function blogData({
  posts,
  title,
  page,
}: {
  posts: readonly (PostSummary & { url: string })[];
  title: string;
  page: Page;
}): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': page.canonical,
    mainEntityOfPage: page.canonical,
    headline: title,
    description: page.description,
    inLanguage: page.site.htmlLang,
    blogPost: posts.map(({ url, ...post }) => posting({ post, url })),
  };
}

function posting({
  post,
  page,
  url,
}: {
  post: PostSummary;
  page?: Page;
  url: string;
}): Record<string, unknown> {
  const { title, description, date, authors, tags } = post;
  const people = authors.map(person);
  const keywords = [...(page?.keywords ?? []), ...tags.map(({ label }) => label)];
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    name: title,
    description,
    datePublished: date,
    ...(page?.lastUpdated === undefined ? {} : { dateModified: page.lastUpdated.iso }),
    ...(people.length === 0 ? {} : { author: people.length === 1 ? people[0] : people }),
    ...(page?.socialImage === undefined ? {} : { image: page.socialImage.url }),
    ...(keywords.length === 0 ? {} : { keywords: [...new Set(keywords)] }),
    ...(page === undefined ? {} : { inLanguage: page.site.htmlLang }),
  };
}

function person({ name, title, url, imageUrl }: PostSummary['authors'][number]): Record<string, unknown> {
  return {
    '@type': 'Person',
    ...(name === undefined ? {} : { name }),
    ...(title === undefined ? {} : { description: title }),
    ...(url === undefined ? {} : { url }),
    ...(imageUrl !== undefined && /^https?:/.test(imageUrl) ? { image: imageUrl } : {}),
  };
}

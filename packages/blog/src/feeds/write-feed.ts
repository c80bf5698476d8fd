import { Feed } from 'feed';
import type { FeedPlan } from './feed-plan.js';
import type { PostFeed } from './types.js';

/** One feed as text. */
export function writeFeed({
  plan,
  posts,
  type,
}: {
  plan: FeedPlan;
  posts: readonly PostFeed[];
  type: 'rss' | 'atom' | 'json';
}): string {
  const addresses = Object.fromEntries(plan.files.map((file) => [file.type, file.address]));
  const [newest] = posts;
  const feed = new Feed({
    id: plan.link,
    title: plan.title,
    description: plan.description,
    link: plan.link,
    language: plan.language,
    copyright: plan.copyright,
    generator: 'Lectern',
    feedLinks: addresses,
    ...(newest === undefined ? {} : { updated: new Date(newest.date) }),
  });
  for (const { title, link, description, content, date, authors, tags } of posts)
    feed.addItem({
      id: link,
      title,
      link,
      description,
      ...(content === undefined ? {} : { content }),
      date: new Date(date),
      author: authors.map(({ name, link: page, email }) => ({
        ...(name === undefined ? {} : { name }),
        ...(page === undefined ? {} : { link: page }),
        ...(email === undefined ? {} : { email }),
      })),
      category: tags.map((name) => ({ name })),
    });
  return { rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() }[type]();
}

import { Feed } from 'feed';
import type { FeedPlan } from './feed-plan.js';
import type { PostFeed } from './types.js';

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
      // For a JSON feed, the `feed` package reads the first item of the list, so an empty list must be left out.
      ...(authors.length === 0 ? {} : { author: authors.map(feedAuthor) }),
      category: tags.map((name) => ({ name })),
    });
  const text = { rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() }[type]();
  return type === 'json' ? text : validXml(text);
}

/** Feed readers would reject a feed that contains a character that XML forbids. */
function validXml(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
}

function feedAuthor({ name, link, email }: PostFeed['authors'][number]): Record<string, string> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(link === undefined ? {} : { link }),
    ...(email === undefined ? {} : { email }),
  };
}

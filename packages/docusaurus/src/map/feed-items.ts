import { isObject } from '../values.js';

interface Post {
  route: string;
  title: string;
  link: string;
  description: string;
  date: string;
  content?: string | undefined;
  authors: readonly { name?: string | undefined; link?: string | undefined; email?: string | undefined }[];
  tags: readonly string[];
}

interface Item {
  id?: string | undefined;
  title: string;
  link: string;
  description?: string | undefined;
  date?: Date | string | undefined;
  content?: string | undefined;
  author?: Post['authors'] | undefined;
  category?: readonly { name?: string | undefined }[] | undefined;
}

interface BlogPost {
  id: string;
  content: string;
  metadata: {
    permalink: string;
    title: string;
    description: string;
    date: Date;
    tags: object[];
    authors: object[];
  };
}

type CreateFeedItems = (input: {
  blogPosts: BlogPost[];
  defaultCreateFeedItems: (input: { blogPosts: readonly BlogPost[] }) => Promise<Item[]>;
}) => readonly Item[] | Promise<readonly Item[]>;

/** Adapts a Docusaurus `createFeedItems` function, which gets blog posts and returns feed items. */
export function feedItems(create: CreateFeedItems): (input: { posts: readonly Post[] }) => Promise<Post[]> {
  return async ({ posts }) => {
    const byLink = new Map(posts.map((post) => [post.link, post]));
    const byRoute = new Map(posts.map((post) => [post.route, post]));
    const items: unknown = await create({
      blogPosts: posts.map(blogPost),
      defaultCreateFeedItems: ({ blogPosts }) =>
        Promise.resolve(
          blogPosts.flatMap(({ id }) => {
            const post = byRoute.get(id);
            return post === undefined ? [] : [itemOf(post)];
          }),
        ),
    });
    // The blog plug-in reports a result that isn't a list.
    if (!Array.isArray(items)) return items as Post[];
    return items.map((item: Item | null | undefined) =>
      isObject(item)
        ? postOf({ item: item as Item, original: byLink.get((item as Item).link) })
        : (item as never),
    );
  };
}

function blogPost({ route, title, description, date, content = '', tags, authors }: Post): BlogPost {
  return {
    id: route,
    content,
    metadata: {
      permalink: route,
      title,
      description,
      date: new Date(date),
      tags: tags.map((label) => ({ label })),
      authors: [...authors],
    },
  };
}

function itemOf({ title, link, description, date, content, authors, tags }: Post): Item {
  const category = tags.map((name) => ({ name }));
  return { id: link, title, link, description, date: new Date(date), content, author: authors, category };
}

function postOf({ item, original }: { item: Item; original: Post | undefined }): Post {
  const { title, link, description = '', date, content, author, category } = item;
  return {
    route: original?.route ?? link,
    title,
    link,
    description,
    date: date instanceof Date ? date.toISOString() : (date ?? original?.date ?? ''),
    content,
    authors: Array.isArray(author) ? author : [],
    tags: Array.isArray(category)
      ? category.map((tag: { name?: string } | null) => tag?.name ?? '')
      : (original?.tags ?? []),
  };
}

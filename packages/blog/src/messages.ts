export const blogMessages = {
  'theme.blog.readMore': 'Read more',
  'theme.blog.readMoreLabel': 'Read more about {title}',
  'theme.blog.readingTime': '{minutes} min read',
  'theme.blog.readingTime.one': 'One min read',
  'theme.blog.newerPost': 'Newer post',
  'theme.blog.olderPost': 'Older post',
  'theme.blog.newerEntries': 'Newer entries',
  'theme.blog.olderEntries': 'Older entries',
  'theme.blog.page': 'Page {page} of {pages}',
  'theme.blog.tags': 'Tags',
  'theme.blog.allTags': 'View all tags',
  'theme.blog.tagged': '{count} posts tagged with "{tag}"',
  'theme.blog.tagged.one': 'One post tagged with "{tag}"',
  'theme.blog.archive': 'Archive',
  // The text below the title. It is empty by default, because Docusaurus's text only repeats the title.
  'theme.blog.archive.description': '',
  'theme.blog.authors': 'Authors',
  'theme.blog.allAuthors': 'View all authors',
  'theme.blog.authorPosts': '{count} posts',
  'theme.blog.authorPosts.one': 'One post',
  'theme.blog.authorTitle': '{author} - {count} posts',
  'theme.blog.authorTitle.one': '{author} - One post',
  'theme.blog.authorNoPosts': 'This author has not written any posts yet.',
  'theme.blog.noPosts': 'There are no posts yet.',
  'theme.blog.writtenBy': 'Written by',
};

export type BlogMessage = keyof typeof blogMessages;

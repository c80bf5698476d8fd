const dated = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<name>.*?)(?:\/index)?\.mdx?$/;

/** What the path of a post says of it. */
export interface PostFileName {
  /** As written, with hyphens: `2024-08-29`. */
  date?: string | undefined;
  /** The path without the date, for a post without a title. */
  text: string;
  /** Where the post is, below the URL of the blog. */
  slug: string;
}

/**
 * Reads `2024-08-29-title.md`, `2024-08-29-title/index.md` and `2024/08/29/title.md`, in any folder.
 * @param file - Path in the folder of the posts, with forward slashes.
 */
export function parsePostFileName(file: string): PostFileName {
  const { folder = '', date, name = '' } = dated.exec(file)?.groups ?? {};
  if (date === undefined) {
    const text = file.replace(/(?:\/index)?\.mdx?$/, '');
    return { text, slug: `/${text}` };
  }
  return {
    date: date.replaceAll('/', '-'),
    text: folder + name,
    slug: `/${date.replaceAll('-', '/')}/${folder}${name}`,
  };
}

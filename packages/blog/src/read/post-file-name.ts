const dated = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<name>.*?)(?:\/index)?\.mdx?$/;

/** Metadata in the path of a post. */
export interface PostFileName {
  /** The date, with hyphens: `2024-08-29`. */
  date?: string | undefined;
  /** The path without the date, used as the title of a post that has none. */
  text: string;
  /** The URL relative to the blog. */
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

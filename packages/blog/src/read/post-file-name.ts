const dated = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<name>.*?)(?:\/index)?\.mdx?$/;

export interface PostFileName {
  /** The date with hyphens, such as `2024-08-29`. */
  date?: string | undefined;
  /** The path without the date. Used as the post's default title. */
  text: string;
  /** The URL relative to the blog. */
  slug: string;
}

/**
 * Parses `2024-08-29-title.md`, `2024-08-29-title/index.md`, and `2024/08/29/title.md`, in any folder.
 * @param file - Path relative to the posts folder, with forward slashes.
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

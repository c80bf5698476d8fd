const dated = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<name>.*?)(?:\/index)?\.mdx?$/;

export interface PostFileName {
  date?: string | undefined;
  /** The path without the date. Used as the post's default title. */
  text: string;
  /** The URL relative to the blog. */
  slug: string;
}

/** @param file - Relative to the posts folder, with forward slashes. */
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

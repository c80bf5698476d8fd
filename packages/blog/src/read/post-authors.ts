import type { Diagnostic } from 'lectern/plugin';
import { describeIssues, didYouMean, frontMatterLocator, problem, z } from 'lectern/plugin';
import type { Author } from '../model/types.js';
import type { AuthorsMap } from './authors-file.js';
import { toAuthor, writtenAuthor } from './authors-file.js';

const text = z.string().optional();
const one = z.union([z.string(), writtenAuthor], 'an author key or an author object');

const schema = z.object({
  authors: z
    .union([z.array(one), one], 'author keys or author objects')
    .nullable()
    .optional(),
  author: text,
  author_title: text,
  authorTitle: text,
  author_url: text,
  authorURL: text,
  author_image_url: text,
  authorImageURL: text,
});

const mostKeys = 20;

interface Input {
  file: string;
  head: string;
  frontMatter: Readonly<Record<string, unknown>>;
  map: AuthorsMap | undefined;
  authorsPath: string;
  onInlineAuthors: 'ignore' | 'log' | 'warn' | 'throw';
  baseUrl: string;
  authorsRoute: string;
}

export function postAuthors({
  file,
  head,
  frontMatter,
  map,
  authorsPath,
  onInlineAuthors,
  ...addresses
}: Input): {
  authors: Author[];
  diagnostics: Diagnostic[];
} {
  const locationOf = frontMatterLocator({ head });
  const at = (key: string, within: readonly PropertyKey[] = []) => ({
    file,
    ...locationOf({ key, within }),
  });
  const parsed = schema.safeParse(frontMatter);
  if (!parsed.success) {
    const [issue] = describeIssues({ issues: parsed.error.issues, value: frontMatter });
    const [first = 'authors', ...within] = issue?.path ?? [];
    const key = String(first);
    const found = JSON.stringify(frontMatter[key]);
    const message = `${key}: found ${found}, expected ${key === 'authors' ? 'author keys or author objects' : 'a string'}.`;
    const hint = 'Write authors: [ada], with `ada` in the authors file, or authors: [{ name: Ada }].';
    return {
      authors: [],
      diagnostics: [problem({ code: 'invalid-post-author', message, hint, ...at(key, within) })],
    };
  }
  const { authors: list, ...old } = parsed.data;
  const single = oldAuthor(old);
  if (single !== undefined && list !== undefined && list !== null) {
    const message = 'The front matter sets both `authors` and `author`.';
    const hint = 'Remove `author`, and list every author in `authors`: authors: [{ name: Ada, url: … }].';
    return {
      authors: [],
      diagnostics: [problem({ code: 'invalid-post-author', message, hint, ...at('author') })],
    };
  }
  const diagnostics: Diagnostic[] = [];
  const inline: { author: Author; index: number }[] = [];
  const written = [single ?? list ?? []].flat();
  const isList = Array.isArray(list);
  const authors = written.flatMap((entry, index): Author[] => {
    const within = [...(isList ? [index] : []), ...(typeof entry === 'string' ? [] : ['key'])];
    const author = typeof entry === 'string' ? { key: entry } : entry;
    const { key } = author;
    const known = key === undefined ? undefined : map?.authors.get(key);
    if (key !== undefined && known === undefined) {
      diagnostics.push(unknownAuthor({ key, map, authorsPath, ...at('authors', within) }));
      return [];
    }
    const resolved: Author = {
      ...known,
      ...toAuthor({ key, written: author, ...addresses }),
      ...(known?.page ? { page: known.page } : {}),
    };
    if (key === undefined) inline.push({ author: resolved, index });
    return [resolved];
  });
  if (onInlineAuthors === 'warn' || onInlineAuthors === 'throw')
    diagnostics.push(
      ...inline.map(({ author, index }) =>
        inlineAuthor({
          author,
          authorsPath,
          isError: onInlineAuthors === 'throw',
          ...at(single === undefined ? 'authors' : 'author', isList ? [index] : []),
        }),
      ),
    );
  return { authors, diagnostics };
}

function oldAuthor({
  author: name,
  author_title,
  authorTitle: title = author_title,
  author_url,
  authorURL: url = author_url,
  author_image_url,
  authorImageURL: imageURL = author_image_url,
}: Omit<z.output<typeof schema>, 'authors'>): z.output<typeof writtenAuthor> | undefined {
  if ((name ?? title ?? url ?? imageURL) === undefined) return undefined;
  return { name, title, url, imageURL };
}

interface SourceLocation {
  file: string;
  line: number;
  column: number;
}

function unknownAuthor({
  key,
  map,
  authorsPath,
  ...location
}: SourceLocation & { key: string; map: AuthorsMap | undefined; authorsPath: string }): Diagnostic {
  if (map === undefined)
    return problem({
      code: 'unknown-author',
      message: `The post names the author "${key}", but the authors file "${authorsPath}" does not exist.`,
      hint: `Create the file with an entry \`${key}\`, or describe the author in the post: authors: [{ name: … }].`,
      ...location,
    });
  const known = [...map.authors.keys()];
  return problem({
    code: 'unknown-author',
    message: `The author "${key}" is not in ${map.file}.${didYouMean({ found: key, known })}`,
    hint: [
      'Correct the key, or add the author to that file.',
      ...(known.length === 0 ? [] : [`Known authors: ${someOf(known)}.`]),
    ].join(' '),
    ...location,
  });
}

/** With thousands of authors and mistakes, complete lists would add up to hundreds of megabytes. */
function someOf(keys: readonly string[]): string {
  const shown = keys.slice(0, mostKeys).join(', ');
  return keys.length > mostKeys ? `${shown}, and ${keys.length - mostKeys} more` : shown;
}

function inlineAuthor({
  author: { name },
  authorsPath,
  isError,
  ...location
}: SourceLocation & { author: Author; authorsPath: string; isError: boolean }): Diagnostic {
  return problem({
    code: 'inline-author',
    severity: isError ? 'error' : 'warning',
    message: `The post describes ${name === undefined ? 'an author' : `the author "${name}"`} inline, instead of naming an author from ${authorsPath}.`,
    hint: `Add the author to that file, and use the author's key here. Or set onInlineAuthors: 'ignore' to allow inline authors.`,
    ...location,
  });
}

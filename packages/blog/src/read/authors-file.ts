import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from 'lectern/plugin';
import {
  describeIssues,
  isExternal,
  parseYaml,
  permalinkMistake,
  problem,
  readText,
  siteRelative,
  z,
} from 'lectern/plugin';
import kebabCase from 'lodash-es/kebabCase.js';
import type { Author } from '../model/types.js';
import { socialAddresses } from './socials.js';

const text = z.string('a string');
const page = z.union(
  [z.boolean(), z.looseObject({ permalink: text.optional() })],
  'true, false, or an object with a permalink',
);

const authorShape = {
  name: text.optional(),
  title: text.optional(),
  description: text.optional(),
  url: text.optional(),
  email: text.optional(),
  image_url: text.optional(),
  imageURL: text.optional(),
  socials: z.record(z.string(), text, 'an object such as { github: ada }').optional(),
  page: page.nullable().optional(),
};

export const writtenAuthor = z.looseObject(
  { key: text.optional(), ...authorShape },
  'an author key or an author object',
);

const authorsFile = z.record(
  z.string(),
  z
    .looseObject(authorShape, 'an object such as { name: Ada }')
    .refine(
      ({ name, image_url, imageURL }) => (name ?? image_url ?? imageURL) !== undefined,
      'a name or an image_url',
    ),
  'an object with author keys',
);

export interface AuthorsMap {
  file: string;
  authors: ReadonlyMap<string, Author>;
}

interface Addresses {
  baseUrl: string;
  authorsRoute: string;
}

export function readAuthorsFile({
  siteDir,
  dirs,
  name,
  ...addresses
}: Addresses & { siteDir: string; dirs: readonly string[]; name: string }): {
  map?: AuthorsMap;
  diagnostics: Diagnostic[];
} {
  const path = dirs.map((dir) => join(dir, name)).find((candidate) => existsSync(candidate));
  if (path === undefined) return { diagnostics: [] };
  const file = siteRelative({ siteDir, path });
  const read = readText({ path, file });
  if (read.diagnostic !== undefined) return { diagnostics: [read.diagnostic] };
  return parseAuthors({ file, text: read.text, ...addresses });
}

export function parseAuthors({
  file,
  text: content,
  ...addresses
}: Addresses & { file: string; text: string }): { map?: AuthorsMap; diagnostics: Diagnostic[] } {
  const code = 'invalid-authors';
  const { value, locationOf, diagnostics } = parseYaml({
    file,
    text: content,
    code,
    what: 'The authors file',
  });
  if (diagnostics.length > 0) return { diagnostics };
  const parsed = authorsFile.safeParse(value ?? {}, { reportInput: true });
  if (!parsed.success) {
    const hint = 'Write each author as `key: { name: Ada, title: Author, url: …, image_url: … }`.';
    const found = describeIssues({ issues: parsed.error.issues, value }).map(({ path, message }) =>
      problem({ code, message, hint, file, ...locationOf(path) }),
    );
    return { diagnostics: found };
  }
  const authors = Object.entries(parsed.data).map(
    ([key, author]) => [key, toAuthor({ key, written: author, ...addresses })] as const,
  );
  const pages = new Map<string, string>();
  const misplaced = authors.flatMap(([key, { page: route }]) => {
    if (route === undefined) return [];
    const own = route.slice(addresses.authorsRoute.length);
    const first = pages.get(route);
    const mistake = first === undefined ? permalinkMistake(own) : `the author "${first}" has the same path`;
    pages.set(route, key);
    if (mistake === undefined) return [];
    const message = `The page of the author "${key}" can't have the path ${JSON.stringify(own)}: ${mistake}.`;
    const hint = 'Set another permalink of letters, digits, and hyphens: page: { permalink: /name }.';
    return [problem({ code, message, hint, file, ...locationOf([key, 'page', 'permalink']) })];
  });
  if (misplaced.length > 0) return { diagnostics: misplaced };
  return { map: { file, authors: new Map(authors) }, diagnostics: [] };
}

export function toAuthor({
  key,
  written: { name, title, description, url, email, image_url, imageURL = image_url, socials, page: own },
  baseUrl,
  authorsRoute,
}: Addresses & { key?: string | undefined; written: z.output<typeof writtenAuthor> }): Author {
  const permalink = typeof own === 'object' ? own?.permalink : undefined;
  const hasPage = key !== undefined && own !== undefined && own !== null && own !== false;
  return {
    ...(key === undefined ? {} : { key }),
    ...defined({ name, title, description, url, email }),
    ...(imageURL === undefined
      ? {}
      : { imageUrl: isExternal(imageURL) ? imageURL : baseUrl + imageURL.replace(/^\//, '') }),
    ...(socials === undefined ? {} : { socials: socialAddresses(socials) }),
    ...(hasPage ? { page: `${authorsRoute}/${(permalink ?? kebabCase(key)).replace(/^\//, '')}` } : {}),
  };
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

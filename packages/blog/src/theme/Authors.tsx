import { useHref } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { Author } from '../model/types.js';
import { useBlogMessages } from './useBlogMessages.js';

export function Authors({ authors }: { authors: readonly Author[] }): ReactNode {
  const { t } = useBlogMessages();
  if (authors.length === 0) return null;
  return (
    <ul className="blog-authors" aria-label={t('theme.blog.writtenBy')}>
      {authors.map((author, index) => (
        <li key={author.key ?? index} className="blog-author">
          <Avatar author={author} />
          <div>
            <AuthorName author={author} />
            {author.title === undefined ? null : <span className="blog-author-title">{author.title}</span>}
            <Socials author={author} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The avatar needs no alt text, because the author's name is next to it. */
export function Avatar({ author: { imageUrl }, size = 48 }: { author: Author; size?: number }): ReactNode {
  if (imageUrl === undefined) return null;
  return (
    <img className="blog-avatar no-zoom" src={imageUrl} alt="" width={size} height={size} loading="lazy" />
  );
}

export function AuthorName({ author }: { author: Author }): ReactNode {
  const href = useHref();
  const { name, key, page, url, email } = author;
  const label = name ?? key;
  if (label === undefined) return null;
  const address = page === undefined ? (url ?? (email && `mailto:${email}`)) : href({ route: page });
  if (address === undefined) return <span className="blog-author-name">{label}</span>;
  return (
    <a className="blog-author-name" href={address} rel={page === undefined ? 'author noopener' : 'author'}>
      {label}
    </a>
  );
}

const names = new Map<string, string>(
  Object.entries({
    x: 'X',
    github: 'GitHub',
    linkedin: 'LinkedIn',
    stackoverflow: 'Stack Overflow',
    youtube: 'YouTube',
  }),
);

function nameOf(network: string): string {
  return names.get(network) ?? network.charAt(0).toUpperCase() + network.slice(1);
}

export function Socials({ author: { socials = {} } }: { author: Author }): ReactNode {
  const entries = Object.entries(socials);
  if (entries.length === 0) return null;
  return (
    <ul className="blog-socials">
      {entries.map(([network, address]) => (
        <li key={network}>
          <a href={address} rel="me noopener">
            {nameOf(network)}
          </a>
        </li>
      ))}
    </ul>
  );
}

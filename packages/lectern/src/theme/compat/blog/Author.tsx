import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import type { PostAuthor } from './types.js';

export interface AuthorProps {
  author: PostAuthor;
  className?: string | undefined;
}

function Author({
  author: { name, key, title, imageURL, url, email, page },
  className,
}: AuthorProps): ReactNode {
  const address = page?.permalink ?? url ?? (email && `mailto:${email}`);
  const label = name ?? key;
  return (
    <div className={`avatar margin-bottom--sm${className === undefined ? '' : ` ${className}`}`}>
      {imageURL === undefined ? null : (
        <img className="avatar__photo no-zoom" src={imageURL} alt="" loading="lazy" />
      )}
      <div className="avatar__intro">
        <div className="avatar__name">{address === undefined ? label : <a href={address}>{label}</a>}</div>
        {title === undefined ? null : <small className="avatar__subtitle">{title}</small>}
      </div>
    </div>
  );
}

export default staticInIslands(Author);

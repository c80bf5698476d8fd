import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import Link from '../Link.js';
import Translate, { translate } from '../Translate.js';

type Props = ComponentPropsWithoutRef<typeof Link> & { blogPostTitle: string };

function ReadMoreLink({ blogPostTitle, ...link }: Props): ReactNode {
  const label = translate(
    { id: 'theme.blog.post.readMoreLabel', message: 'Read more about {title}' },
    { title: blogPostTitle },
  );
  return (
    <Link aria-label={label} {...link}>
      <b>
        <Translate id="theme.blog.post.readMore">Read more</Translate>
      </b>
    </Link>
  );
}

export default staticInIslands(ReadMoreLink);

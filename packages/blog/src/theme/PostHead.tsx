import type { ReactNode } from 'react';
import type { PostSummary } from '../model/types.js';
import { Authors } from './Authors.js';
import { useBlogMessages } from './useBlogMessages.js';

export function PostHead({ post }: { post: PostSummary }): ReactNode {
  const { plural } = useBlogMessages();
  const { date, dateText, readingTime, authors } = post;
  return (
    <header className="blog-head">
      <p className="blog-facts">
        <time dateTime={date}>{dateText}</time>
        {readingTime === undefined ? null : (
          <>
            {' · '}
            {plural({
              id: 'theme.blog.readingTime',
              one: 'theme.blog.readingTime.one',
              count: Math.ceil(readingTime),
              name: 'minutes',
            })}
          </>
        )}
      </p>
      <Authors authors={authors} />
    </header>
  );
}

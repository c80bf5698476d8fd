import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { translate } from '../Translate.js';
import { usePluralForm } from '../theme-common.js';
import { useBlogPost } from './client.js';

function HeaderInfo({ className }: { className?: string | undefined }): ReactNode {
  const { date, formattedDate, readingTime } = useBlogPost().metadata;
  const { selectMessage } = usePluralForm();
  const minutes = readingTime === undefined ? undefined : Math.ceil(readingTime);
  return (
    <div className={`margin-vert--md${className === undefined ? '' : ` ${className}`}`}>
      <time dateTime={date}>{formattedDate}</time>
      {minutes === undefined
        ? null
        : ` · ${selectMessage(
            minutes,
            translate(
              {
                id: 'theme.blog.post.readingTime.plurals',
                message: 'One min read|{readingTime} min read',
              },
              { readingTime: minutes },
            ),
          )}`}
    </div>
  );
}

export default staticInIslands(HeaderInfo);

import Tag from '@theme/Tag';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useMessages, usePage } from '../context.js';

export function EditThisPage({ editUrl }: { editUrl: string }): ReactNode {
  const t = useMessages();
  return (
    <a href={editUrl} rel="noopener">
      {t('theme.edit')}
    </a>
  );
}

export function TagsListInline({
  tags,
}: {
  tags: readonly { label: string; permalink: string; description?: string | undefined }[];
}): ReactNode {
  const t = useMessages();
  return (
    <nav className="page-tags" aria-label={t('theme.tags')}>
      <ul className="tag-list">
        {tags.map(({ label, permalink, description }) => (
          <li key={permalink}>
            <Tag label={label} permalink={permalink} description={description} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function LastUpdated(): ReactNode {
  const { lastUpdated, lastUpdatedBy: author } = usePage();
  const t = useMessages();
  if (lastUpdated === undefined)
    return author === undefined ? null : <span>{t('theme.lastUpdated.by', { author })}</span>;
  const sentence = author === undefined ? t('theme.lastUpdated') : t('theme.lastUpdated.onBy');
  return (
    <span>
      {sentence.split(/(\{date\}|\{author\})/).map((part) => (
        <Fragment key={part}>
          {part === '{date}' ? (
            <time dateTime={lastUpdated.iso}>{lastUpdated.text}</time>
          ) : (
            part.replace('{author}', author ?? '')
          )}
        </Fragment>
      ))}
    </span>
  );
}

import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useMessages, usePage } from '../context.js';

/** The footer of an article: its tags, edit link, last update, and author. */
export function PageMeta(): ReactNode {
  const { editUrl, lastUpdated, lastUpdatedBy, tags = [] } = usePage();
  const t = useMessages();
  const hasEdit = editUrl !== undefined || lastUpdated !== undefined || lastUpdatedBy !== undefined;
  return (
    <>
      {tags.length === 0 ? null : <Tags tags={tags} />}
      {hasEdit ? (
        <div className="page-meta">
          {editUrl === undefined ? null : (
            <a href={editUrl} rel="noopener">
              {t('theme.edit')}
            </a>
          )}
          <LastUpdated />
        </div>
      ) : null}
    </>
  );
}

function Tags({
  tags,
}: {
  tags: readonly { label: string; href: string; description?: string | undefined }[];
}): ReactNode {
  const t = useMessages();
  return (
    <nav className="page-tags" aria-label={t('theme.tags')}>
      <ul className="tag-list">
        {tags.map(({ label, href, description }) => (
          <li key={href}>
            <a className="tag" href={href} rel="tag" title={description}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LastUpdated(): ReactNode {
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

import SiteEditMetaRow from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import TagsListInline from '@theme/TagsListInline';
import type { ReactNode } from 'react';
import { usePage } from '../context.js';
import { isOfTheme } from '../of-theme.js';

export function PageMeta(): ReactNode {
  const { editUrl, lastUpdated, lastUpdatedBy, tags = [] } = usePage();
  const hasEdit = editUrl !== undefined || lastUpdated !== undefined || lastUpdatedBy !== undefined;
  return (
    <>
      {tags.length === 0 ? null : (
        <TagsListInline
          tags={tags.map(({ label, href, description }) => ({ label, permalink: href, description }))}
        />
      )}
      {hasEdit ? <EditMeta /> : null}
    </>
  );
}

function EditMeta(): ReactNode {
  const { editUrl, lastUpdated, lastUpdatedBy } = usePage();
  if (isOfTheme(SiteEditMetaRow))
    return (
      <div className="page-meta">
        {editUrl === undefined ? null : <EditThisPage editUrl={editUrl} />}
        <LastUpdated />
      </div>
    );
  return (
    <SiteEditMetaRow
      className="margin-top--sm"
      editUrl={editUrl}
      lastUpdatedAt={lastUpdated && Date.parse(lastUpdated.iso)}
      lastUpdatedBy={lastUpdatedBy}
    />
  );
}

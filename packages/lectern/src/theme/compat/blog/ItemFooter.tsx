import ReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { useBlogPost } from './client.js';

function ItemFooter(): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { tags, title, permalink, hasTruncateMarker, editUrl, lastUpdatedAt, lastUpdatedBy } = metadata;
  const isTruncated = !isBlogPostPage && hasTruncateMarker;
  const isEdited = isBlogPostPage && Boolean(editUrl || lastUpdatedAt || lastUpdatedBy);
  if (tags.length === 0 && !isTruncated && !isEdited) return null;
  return (
    <footer className="margin-top--lg">
      {tags.length === 0 ? null : <TagsListInline tags={tags} />}
      {isEdited ? <EditMetaRow className="margin-top--sm" editUrl={editUrl} /> : null}
      {isTruncated ? <ReadMoreLink blogPostTitle={title} to={permalink} /> : null}
    </footer>
  );
}

export default staticInIslands(ItemFooter);

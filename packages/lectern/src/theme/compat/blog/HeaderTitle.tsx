import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { useBlogPost } from './client.js';

function HeaderTitle({ className }: { className?: string | undefined }): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  if (isBlogPostPage) return <h1 className={className}>{metadata.title}</h1>;
  return (
    <h2 className={className}>
      <a href={metadata.permalink}>{metadata.title}</a>
    </h2>
  );
}

export default staticInIslands(HeaderTitle);

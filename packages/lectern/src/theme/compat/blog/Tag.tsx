import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';

interface Props {
  label: string;
  permalink: string;
  count?: number | undefined;
  description?: string | undefined;
}

function Tag({ label, permalink, count, description }: Props): ReactNode {
  return (
    <a className="tag" href={permalink} rel="tag" title={description}>
      {label}
      {count === undefined ? null : <span className="tag-count">{count}</span>}
    </a>
  );
}

export default staticInIslands(Tag);

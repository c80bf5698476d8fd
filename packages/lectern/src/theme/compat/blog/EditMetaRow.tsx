import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';

function EditMetaRow({
  editUrl,
  className,
}: {
  editUrl?: string | null | undefined;
  className?: string | undefined;
}): ReactNode {
  return (
    <div className={`row${className === undefined ? '' : ` ${className}`}`}>
      <div className="col">{editUrl ? <EditThisPage editUrl={editUrl} /> : null}</div>
      <div className="col">
        <LastUpdated />
      </div>
    </div>
  );
}

export default staticInIslands(EditMetaRow);

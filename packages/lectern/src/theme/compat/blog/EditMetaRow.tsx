import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import type { ReactNode } from 'react';
import { ofTheme } from '../../of-theme.js';
import { staticInIslands } from '../../static-in-islands.js';

interface Props {
  editUrl?: string | null | undefined;
  className?: string | undefined;
  /** `LastUpdated` reads these values from the page. An ejected component shows them itself. */
  lastUpdatedAt?: number | undefined;
  lastUpdatedBy?: string | undefined;
}

function EditMetaRow({ editUrl, className }: Props): ReactNode {
  return (
    <div className={`row${className === undefined ? '' : ` ${className}`}`}>
      <div className="col">{editUrl ? <EditThisPage editUrl={editUrl} /> : null}</div>
      <div className="col">
        <LastUpdated />
      </div>
    </div>
  );
}

export default ofTheme(staticInIslands(EditMetaRow));

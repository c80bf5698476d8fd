import type { ReactNode } from 'react';
import type { CardData } from '../../model/page-data.types.js';

export interface SidebarItem {
  type: string;
  label: string;
  href?: string | undefined;
  description?: string | undefined;
}

export function DocCard({ item }: { item: CardData | SidebarItem }): ReactNode {
  const kind = 'kind' in item ? item.kind : item.type;
  const { label, href, description = '' } = item;
  return (
    <div className={`card card-${kind}`}>
      <h2 className="card-title">{href === undefined ? label : <a href={href}>{label}</a>}</h2>
      {description === '' ? null : <p>{description}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { CardData } from '../../model/page-data.types.js';
import { useVersionDocs } from '../compat/useDocusaurusContext.js';

export interface SidebarItem {
  type: string;
  label: string;
  href?: string | undefined;
  docId?: string | undefined;
  description?: string | undefined;
}

export function DocCard({ item }: { item: CardData | SidebarItem }): ReactNode {
  const readDocs = useVersionDocs();
  const { label, href } = item;
  const description = item.description ?? documentDescription({ item, readDocs });
  return (
    <div className={`card card-${cardKind(item)}`}>
      <h2 className="card-title">{href === undefined ? label : <a href={href}>{label}</a>}</h2>
      {description === '' ? null : <p>{description}</p>}
    </div>
  );
}

export function cardKind(item: CardData | SidebarItem): string {
  return 'kind' in item ? item.kind : item.type;
}

export function documentDescription({
  item,
  readDocs,
}: {
  item: CardData | SidebarItem;
  readDocs: ReturnType<typeof useVersionDocs>;
}): string {
  const id = 'docId' in item ? item.docId : undefined;
  return id === undefined ? '' : (readDocs()[id]?.description ?? '');
}

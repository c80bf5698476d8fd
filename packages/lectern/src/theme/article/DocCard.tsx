import type { ReactNode } from 'react';
import type { CardData } from '../../model/page-data.types.js';
import { useVersionDocs } from '../compat/useDocusaurusContext.js';
import { usePage } from '../context.js';

export interface SidebarItem {
  type: string;
  label: string;
  href?: string | undefined;
  docId?: string | undefined;
  description?: string | undefined;
}

export function DocCard({ item }: { item: CardData | SidebarItem }): ReactNode {
  const descriptionOf = useDescription();
  const { label, href } = item;
  const description = descriptionOf(item);
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

/** As in Docusaurus, an item without a description shows the description of its document. */
export function useDescription(): (item: CardData | SidebarItem) => string {
  const { cards } = usePage();
  const readDocs = useVersionDocs();
  return (item) => {
    const id = 'docId' in item ? item.docId : undefined;
    const own = item.description ?? cards.find(({ href }) => href === item.href)?.description;
    return own ?? (id === undefined ? undefined : readDocs()[id]?.description) ?? '';
  };
}

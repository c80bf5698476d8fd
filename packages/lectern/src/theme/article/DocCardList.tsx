import SiteDocCard from '@theme/DocCard';
import type { ReactNode } from 'react';
import type { CardData } from '../../model/page-data.types.js';
import { usePage } from '../context.js';
import { isOfTheme } from '../of-theme.js';
import type { SidebarItem } from './DocCard.js';
import { cardKind, useDescription } from './DocCard.js';

export interface Props {
  /** Default: the items in the page's category. */
  items?: readonly (CardData | SidebarItem)[] | undefined;
}

/** The items as Docusaurus's cards get them. Default: those of the page's category. */
export function useCardItems(items?: Props['items']) {
  const { cards } = usePage();
  const descriptionOf = useDescription();
  return (items ?? cards).map((item) => ({
    ...item,
    type: cardKind(item),
    description: descriptionOf(item),
  }));
}

/** A card for each page or category in a list. Also available as `@theme/DocCardList`. */
export function DocCardList({ items }: Props): ReactNode {
  const all = useCardItems(items);
  if (!isOfTheme(SiteDocCard))
    return (
      <ul className="cards">
        {all.map((card) => (
          <li key={card.href}>
            <SiteDocCard item={card} />
          </li>
        ))}
      </ul>
    );
  return (
    <ul className="cards">
      {all.map((card) => (
        <li key={card.href} className={`card card-${card.type}`}>
          <h2 className="card-title">
            <a href={card.href}>{card.label}</a>
          </h2>
          {card.description === '' ? null : <p>{card.description}</p>}
        </li>
      ))}
    </ul>
  );
}

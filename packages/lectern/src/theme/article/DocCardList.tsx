import SiteDocCard from '@theme/DocCard';
import type { ReactNode } from 'react';
import type { CardData } from '../../model/page-data.types.js';
import { usePage } from '../context.js';
import DefaultDocCard from '../exports/DocCard.js';

export interface Props {
  /** Default: the items in the page's category. */
  items?: CardData[] | undefined;
}

/** A card for each page or category in a list. Also available as `@theme/DocCardList`. */
export function DocCardList({ items }: Props): ReactNode {
  const { cards } = usePage();
  const all = items ?? cards;
  if (SiteDocCard !== DefaultDocCard)
    return (
      <ul className="cards">
        {all.map((card) => (
          <li key={card.href}>
            <SiteDocCard item={{ ...card, type: card.kind }} />
          </li>
        ))}
      </ul>
    );
  return (
    <ul className="cards">
      {all.map((card) => (
        <li key={card.href} className={`card card-${card.kind}`}>
          <h2 className="card-title">
            <a href={card.href}>{card.label}</a>
          </h2>
          {card.description === '' ? null : <p>{card.description}</p>}
        </li>
      ))}
    </ul>
  );
}

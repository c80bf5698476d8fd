import type { ReactNode } from 'react';
import type { CardData } from '../../model/page-data.types.js';
import { usePage } from '../context.js';

export interface Props {
  /** The cards; default: the items in the page's category. */
  items?: CardData[] | undefined;
}

/** `@theme/DocCardList` */
export function DocCardList({ items }: Props): ReactNode {
  const { cards } = usePage();
  return (
    <ul className="cards">
      {(items ?? cards).map((card) => (
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

import type { ReactNode } from 'react';
import type { PageListItem } from '../../model/page-data.types.js';
import { usePage } from '../context.js';
import { SearchPageField } from '../islands/SearchPageField.js';
import { translatedSearchMessages } from '../shell/Search.js';

/** Without JavaScript, the list of all pages replaces search. */
export function SearchPage(): ReactNode {
  const { title, href, pageList = [], site } = usePage();
  return (
    <div className="article-column">
      <div className="prose">
        <h1>{title}</h1>
      </div>
      <SearchPageField href={href} messages={translatedSearchMessages(site)} />
      <div className="prose">
        {pageList.map(({ id, label, items }) => (
          <section key={id}>
            <h2 id={id}>{label}</h2>
            <List items={items} />
          </section>
        ))}
      </div>
    </div>
  );
}

function List({ items }: { items: readonly PageListItem[] }): ReactNode {
  return (
    <ul>
      {items.map(({ label, href, items: inner }) => (
        <li key={href ?? label}>
          {href === undefined ? label : <a href={href}>{label}</a>}
          {inner.length === 0 ? null : <List items={inner} />}
        </li>
      ))}
    </ul>
  );
}

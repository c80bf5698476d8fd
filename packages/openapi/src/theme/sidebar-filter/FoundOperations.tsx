import type { ReactNode } from 'react';
import { Method } from '../Method.js';
import type { OperationGroup } from './all-operations.js';

export function FoundOperations({ groups }: { groups: readonly OperationGroup[] }): ReactNode {
  return (
    <ul className="sidebar-list api-found">
      {groups.map(({ name, operations }) => (
        <li key={name}>
          <p className="sidebar-heading">{name}</p>
          <ul className="sidebar-list">
            {operations.map(({ href, method, title, path, deprecated }) => (
              <li
                key={`${method ?? ''} ${path} ${href}`}
                className={deprecated ? 'sidebar-deprecated' : undefined}
              >
                <a href={href}>
                  {method === undefined ? null : <Method method={method} />} {title}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

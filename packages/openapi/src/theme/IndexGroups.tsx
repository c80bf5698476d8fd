import type { ReactNode } from 'react';
import type { ApiIndexGroup } from '../model/api-page.js';
import { useOpenapi } from './context.js';
import { Method, Path } from './Method.js';
import { Badge, Text } from './Text.js';
import { useApiMessages } from './useApiMessages.js';

export function IndexGroups({ groups }: { groups: readonly ApiIndexGroup[] }): ReactNode {
  const { href } = useOpenapi();
  const t = useApiMessages();
  return groups.map(({ name, section, target, description, operations }, index) => (
    <section key={name} className="api-part">
      {section === undefined || section === groups[index - 1]?.section ? null : (
        <p className="api-section">{section}</p>
      )}
      <h2>{target === undefined ? name : <a href={href(target)}>{name}</a>}</h2>
      <Text text={description} />
      <ul className="api-index">
        {operations.map((operation) => (
          <li key={`${operation.method} ${operation.path}`}>
            <Method method={operation.method} />{' '}
            <span>
              <a href={href(operation.target)}>{operation.title}</a>{' '}
              <code>
                <Path path={operation.path} />
              </code>{' '}
              {operation.deprecated ? <Badge kind="deprecated">{t('theme.api.deprecated')}</Badge> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

import type { ReactNode } from 'react';
import type { ApiServer } from '../model/api-page.js';
import { Listed, Text } from './Text.js';
import { useApiMessages } from './useApiMessages.js';

export function ServerList({ servers }: { servers: readonly ApiServer[] }): ReactNode {
  const t = useApiMessages();
  return (
    <ul className="api-servers">
      {servers.map(({ url, description, variables }) => (
        <li key={url}>
          <code>{url}</code>
          <Text text={description} />
          {variables.length === 0 ? null : (
            <ul>
              {variables.map((variable) => (
                <li key={variable.name}>
                  <code>{variable.name}</code> {t('theme.api.default', { value: variable.default })}
                  {variable.enum.length === 0 ? null : (
                    <>
                      {' ('}
                      <Listed pieces={variable.enum.map((value) => <code key={value}>{value}</code>)} />
                      {')'}
                    </>
                  )}
                  <Text text={variable.description} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

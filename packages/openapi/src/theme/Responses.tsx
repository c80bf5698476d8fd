import type { ReactNode } from 'react';
import type { ApiExample, ApiResponse } from '../model/api-page.js';
import { Content } from './Content.js';
import { useOpenapi } from './context.js';
import { Headers } from './Parameters.js';
import { Text } from './Text.js';
import { useApiMessages } from './useApiMessages.js';

interface Props {
  responses: readonly ApiResponse[];
  /** ID of the operation, which is part of the anchors of its responses. */
  id: string;
  shown: readonly ApiExample[];
}

/** The responses of an operation. Statuses are visible, and bodies are collapsed. */
export function Responses({ responses, id, shown }: Props): ReactNode {
  return (
    <dl className="api-responses">
      {responses.map((response) => (
        <div key={response.status} id={`${id}-response-${response.status}`}>
          <dt>
            <span className="api-status" data-kind={response.status.slice(0, 1)}>
              {response.status}
            </span>{' '}
            {response.statusText}
          </dt>
          <dd>
            {response.description?.markdown.trim() === response.statusText ? null : (
              <Text text={response.description} />
            )}
            <ResponseParts response={response} shown={shown} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ResponseParts({
  response: { headers, content, links },
  shown,
}: {
  response: ApiResponse;
  shown: readonly ApiExample[];
}): ReactNode {
  const { api, href } = useOpenapi();
  const t = useApiMessages();
  const operations = api.groups.flatMap((group) => group.operations);
  return (
    <>
      <Content content={content} shown={shown} />
      {headers.length === 0 ? null : (
        <details className="api-tree">
          <summary>{t('theme.api.headers')}</summary>
          <Headers headers={headers} />
        </details>
      )}
      {links.length === 0 ? null : (
        <details className="api-tree">
          <summary>{t('theme.api.links')}</summary>
          <ul>
            {links.map(({ name, operationId, description, values }) => {
              const target = operations.find((operation) => operation.operationId === operationId)?.target;
              return (
                <li key={name}>
                  {target === undefined ? <code>{name}</code> : <a href={href(target)}>{name}</a>}
                  {target === undefined && operationId !== undefined ? `: ${operationId}` : null}
                  <Text text={description} />
                  {values.length === 0 ? null : (
                    <ul>
                      {values.map((given) => (
                        <li key={given.name}>
                          <code>{given.name}</code>: <code>{given.value}</code>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}

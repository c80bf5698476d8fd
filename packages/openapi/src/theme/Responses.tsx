import type { ReactNode } from 'react';
import type { ApiExample, ApiResponse, ApiText } from '../model/api-page.js';
import { Content } from './Content.js';
import { useOpenapi } from './context.js';
import { Headers } from './Parameters.js';
import { Text } from './Text.js';
import { useApiMessages } from './useApiMessages.js';

interface Props {
  responses: readonly ApiResponse[];
  id: string;
  shown: readonly ApiExample[];
}

export function Responses({ responses, id, shown }: Props): ReactNode {
  return (
    <div className="api-responses">
      {responses.map((response, index) => (
        <Response
          key={response.status}
          id={`${id}-response-${response.status}`}
          response={response}
          shown={shown}
          isOpen={index === 0}
        />
      ))}
    </div>
  );
}

interface ResponseProps extends Pick<Props, 'id' | 'shown'> {
  response: ApiResponse;
  isOpen: boolean;
}

function Response({ id, response, shown, isOpen }: ResponseProps): ReactNode {
  const { status, statusText, description, content, headers, links } = response;
  const own = description?.markdown.trim() === statusText ? undefined : description;
  const label = shortText(own);
  const title = (
    <span>
      <span className="api-status" data-kind={status.slice(0, 1)}>
        {status}
      </span>{' '}
      {label ?? statusText}
    </span>
  );
  const text = label === undefined ? <Text text={own} /> : null;
  if (content.length + headers.length + links.length === 0)
    return (
      <div id={id}>
        <p>{title}</p>
        {text}
      </div>
    );
  return (
    <details id={id} className="api-tree" open={isOpen}>
      <summary>{title}</summary>
      {text}
      <ResponseParts response={response} shown={shown} />
    </details>
  );
}

function shortText(text: ApiText | undefined): string | undefined {
  const words = text?.markdown.trim() ?? '';
  return words === '' || words.length > 120 || /[`*_[\]<>&\\\n~]|https?:/.test(words) ? undefined : words;
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

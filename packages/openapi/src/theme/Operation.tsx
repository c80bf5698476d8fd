import type { ReactNode } from 'react';
import type { ApiCallback, ApiExample, ApiOperation, ApiText } from '../model/api-page.js';
import { splitLead } from '../model/lead.js';
import { shownExamples } from '../model/shown-examples.js';
import { Content } from './Content.js';
import { ConsoleOf } from './console/ConsoleOf.js';
import type { Level } from './Heading.js';
import { below, Heading } from './Heading.js';
import { Method, Path } from './Method.js';
import { Parameters } from './Parameters.js';
import { ResponseExamples } from './ResponseExamples.js';
import { Responses } from './Responses.js';
import { Security } from './Security.js';
import { ServerList } from './Servers.js';
import { Samples } from './samples/Samples.js';
import { Badge, MoreOn, Text } from './Text.js';
import { Tools } from './Tools.js';
import { useApiMessages } from './useApiMessages.js';

/**
 * An operation: its description, samples, parameters, and responses. On wide screens, samples are next to the text;
 * on narrow ones, above the fields.
 */
export function Operation({ operation, level }: { operation: ApiOperation; level: Level }): ReactNode {
  const { id, title, responses, samples } = operation;
  const shown = shownExamples(responses);
  const hasAside = samples.length > 0 || shown.length > 0;
  const { lead, rest } = hasAside ? splitLead(operation.description) : { lead: operation.description };
  return (
    <section className={`api-operation${hasAside ? '' : ' api-operation-plain'}`} data-place={id}>
      <div className="api-doc api-head">
        <Heading level={level} id={id} text={title} />
        <OperationHead operation={operation} lead={lead} />
      </div>
      {hasAside ? (
        <div className="api-aside">
          <Samples operation={operation} />
          <ResponseExamples title={title} shown={shown} />
        </div>
      ) : null}
      <div className="api-doc api-parts">
        <Text text={rest} />
        <MoreOn docs={operation.externalDocs} />
        <OperationParts
          operation={operation}
          level={below(level)}
          shown={shown.flatMap(({ examples, equal }) => [...examples, ...equal])}
        />
      </div>
    </section>
  );
}

function OperationHead({
  operation,
  lead,
}: {
  operation: ApiOperation;
  /** The description, or the first paragraph of a long one. */
  lead: ApiText | undefined;
}): ReactNode {
  const t = useApiMessages();
  const { method, path, deprecated, webhook, tags } = operation;
  return (
    <>
      <p className="api-endpoint">
        <Method method={method} />{' '}
        <code>
          <Path path={path} />
        </code>
      </p>
      {deprecated || webhook ? (
        <p>
          {deprecated ? <Badge kind="deprecated">{t('theme.api.deprecated')}</Badge> : null}
          {webhook ? <Badge>{t('theme.api.webhook')}</Badge> : null}
          {webhook ? ` ${t('theme.api.webhook.text')}` : null}
        </p>
      ) : null}
      {tags.length < 2 ? null : (
        <p className="api-quiet">{t('theme.api.tags', { tags: tags.slice(1).join(', ') })}</p>
      )}
      <Text text={lead} />
      <Security operation={operation} />
      <Tools />
      <ConsoleOf operation={operation} />
    </>
  );
}

function OperationParts({
  operation,
  level,
  shown,
}: {
  operation: Pick<ApiOperation, 'id' | 'parameters' | 'requestBody' | 'responses' | 'callbacks' | 'servers'>;
  level: Level;
  /** Examples that are shown next to the text. */
  shown: readonly ApiExample[];
}): ReactNode {
  const t = useApiMessages();
  const { id, parameters, requestBody, responses, callbacks, servers } = operation;
  return (
    <>
      {parameters.map(({ in: location, list }) => [
        <Heading
          key={`h-${location}`}
          level={level}
          id={`${id}-${location}`}
          text={t(`theme.api.parameters.${location}`)}
        />,
        <Parameters key={location} list={list} id={`${id}-${location}`} />,
      ])}
      {requestBody === undefined ? null : (
        <>
          <Heading
            level={level}
            id={`${id}-body`}
            text={t('theme.api.body')}
            name={
              requestBody.required ? `${t('theme.api.body')} ${t('theme.api.required')}` : t('theme.api.body')
            }
          >
            {t('theme.api.body')} {requestBody.required ? <b>{t('theme.api.required')}</b> : null}
          </Heading>
          <Text text={requestBody.description} />
          <Content content={requestBody.content} open />
        </>
      )}
      {responses.length === 0 ? null : (
        <>
          <Heading level={level} id={`${id}-responses`} text={t('theme.api.responses')} />
          <Responses responses={responses} id={id} shown={shown} />
        </>
      )}
      {callbacks.length === 0 ? null : (
        <>
          <Heading level={level} id={`${id}-callbacks`} text={t('theme.api.callbacks')} />
          {callbacks.map((callback, index) => (
            <Callback
              key={`${callback.name} ${callback.method} ${callback.expression}`}
              callback={callback}
              id={`${id}-callback-${index + 1}`}
              level={below(level)}
            />
          ))}
        </>
      )}
      {servers.length === 0 ? null : (
        <>
          <Heading level={level} id={`${id}-servers`} text={t('theme.api.servers')} />
          <ServerList servers={servers} />
        </>
      )}
    </>
  );
}

/** A request that the API sends, with its body and expected responses. */
function Callback({
  callback: { method, expression, title, description, ...parts },
  id,
  level,
}: {
  callback: ApiCallback;
  id: string;
  level: Level;
}): ReactNode {
  return (
    <details className="api-tree">
      <summary>
        <span>
          {title} <Method method={method} /> <code>{expression}</code>
        </span>
      </summary>
      <Text text={description} />
      <OperationParts operation={{ id, callbacks: [], servers: [], ...parts }} level={level} shown={[]} />
    </details>
  );
}

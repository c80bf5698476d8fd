import type { ReactNode } from 'react';
import type { ApiCallback, ApiExample, ApiOperation } from '../model/api-page.js';
import { shownExamples } from '../model/shown-examples.js';
import { Content } from './Content.js';
import { ConsoleOf } from './console/ConsoleOf.js';
import { useOpenapi } from './context.js';
import type { Level } from './Heading.js';
import { below, Heading } from './Heading.js';
import { Method, Path } from './Method.js';
import { Parameters } from './Parameters.js';
import { ResponseExamples } from './ResponseExamples.js';
import { Responses } from './Responses.js';
import { Security } from './Security.js';
import { ServerList } from './Servers.js';
import { Samples } from './samples/Samples.js';
import { Badge, Description, Text } from './Text.js';
import { Tools } from './Tools.js';
import { useApiMessages } from './useApiMessages.js';

export function Operation({ operation, level }: { operation: ApiOperation; level: Level }): ReactNode {
  const { id, title, responses, samples } = operation;
  const shown = shownExamples(responses);
  const hasAside = samples.length > 0 || shown.length > 0;
  return (
    <section className={`api-operation${hasAside ? '' : ' api-operation-plain'}`} data-place={id}>
      <div className="api-doc api-head">
        <Heading level={level} id={id} text={title} />
        <OperationHead operation={operation} />
      </div>
      {hasAside ? (
        <div className="api-aside">
          <Samples operation={operation} />
          <ResponseExamples title={title} shown={shown} />
        </div>
      ) : null}
      <div className="api-doc api-parts">
        <Tools />
        <OperationParts
          operation={operation}
          level={below(level)}
          shown={shown.flatMap(({ examples, equal }) => [...examples, ...equal])}
        />
      </div>
    </section>
  );
}

function OperationHead({ operation }: { operation: ApiOperation }): ReactNode {
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
      <Description text={operation.description} docs={operation.externalDocs} />
      <Security operation={operation} />
      <ConsoleOf operation={operation} />
    </>
  );
}

function OperationParts({
  operation,
  level,
  shown,
}: {
  operation: RequestOf & Pick<ApiOperation, 'responses' | 'callbacks' | 'servers'>;
  level: Level;
  shown: readonly ApiExample[];
}): ReactNode {
  const t = useApiMessages();
  const { id, responses, callbacks, servers } = operation;
  return (
    <>
      <RequestParts operation={operation} level={level} />
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

type RequestOf = Pick<ApiOperation, 'id' | 'parameters' | 'requestBody'>;

function RequestParts({
  operation: { id, parameters, requestBody },
  level,
}: {
  operation: RequestOf;
  level: Level;
}): ReactNode {
  const isRequired = ({ list }: ApiOperation['parameters'][number]) => list.some(({ required }) => required);
  const show = (shown: ApiOperation['parameters']) =>
    shown.map((own) => <ParametersOf key={own.in} parameters={own} id={`${id}-${own.in}`} level={level} />);
  const isBodyRequired = useRequiredBody(requestBody);
  const body = <Body body={requestBody} id={`${id}-body`} level={level} />;
  return (
    <>
      {show(parameters.filter(isRequired))}
      {isBodyRequired ? body : null}
      {show(parameters.filter((own) => !isRequired(own)))}
      {isBodyRequired ? null : body}
    </>
  );
}

/** Many documents mark only the fields of a body as required, not the body itself. */
function useRequiredBody(body: ApiOperation['requestBody']): boolean {
  const { api } = useOpenapi();
  const schema = body?.content[0]?.schema;
  const named = schema?.ref === undefined ? undefined : api.schemasByName[schema.ref]?.schema;
  return body?.required === true || (named ?? schema)?.properties.some(({ required }) => required) === true;
}

function ParametersOf({
  parameters: { in: location, list },
  id,
  level,
}: {
  parameters: ApiOperation['parameters'][number];
  id: string;
  level: Level;
}): ReactNode {
  const t = useApiMessages();
  return (
    <>
      <Heading level={level} id={id} text={t(`theme.api.parameters.${location}`)} />
      <Parameters list={list} id={id} />
    </>
  );
}

function Body({
  body,
  id,
  level,
}: {
  body: ApiOperation['requestBody'];
  id: string;
  level: Level;
}): ReactNode {
  const t = useApiMessages();
  if (body === undefined) return null;
  const title = t('theme.api.body');
  return (
    <>
      <Heading
        level={level}
        id={id}
        text={title}
        name={body.required ? `${title} ${t('theme.api.required')}` : title}
      >
        {title} {body.required ? <b>{t('theme.api.required')}</b> : null}
      </Heading>
      <Description text={body.description} />
      <Content content={body.content} open />
    </>
  );
}

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

import type { ReactNode } from 'react';
import type { OAuthFlow, SecurityScheme } from '../model/api-page.js';
import { Heading } from './Heading.js';
import { Badge, Filled, Text } from './Text.js';
import { useApiMessages } from './useApiMessages.js';

export function Authentication({ schemes }: { schemes: readonly SecurityScheme[] }): ReactNode {
  const t = useApiMessages();
  if (schemes.length === 0) return null;
  return (
    <section className="api-part">
      <Heading level={2} id="authentication" text={t('theme.api.authentication')} />
      {schemes.map((scheme) => (
        <section key={scheme.name} className="api-scheme">
          <Heading level={3} id={scheme.target.anchor ?? scheme.name} text={scheme.name} />
          {scheme.deprecated ? <Badge kind="deprecated">{t('theme.api.deprecated')}</Badge> : null}
          <p>
            <HowItWorks scheme={scheme} />
          </p>
          <Text text={scheme.description} />
          {scheme.type === 'oauth2' ? scheme.flows.map((flow) => <Flow key={flow.kind} flow={flow} />) : null}
        </section>
      ))}
    </section>
  );
}

function HowItWorks({ scheme }: { scheme: SecurityScheme }): ReactNode {
  const t = useApiMessages();
  switch (scheme.type) {
    case 'apiKey':
      return (
        <Filled text={t(`theme.api.security.apiKey.${scheme.in}`)}>
          <code>{scheme.parameter}</code>
        </Filled>
      );
    case 'http':
      return <HttpScheme scheme={scheme.scheme} format={scheme.bearerFormat} />;
    case 'openIdConnect':
      return (
        <>
          {t('theme.api.security.openIdConnect')} <code>{scheme.url}</code>
        </>
      );
    default:
      return t(`theme.api.security.${scheme.type}`);
  }
}

function HttpScheme({ scheme, format }: { scheme: string; format: string | undefined }): ReactNode {
  const t = useApiMessages();
  const kind = scheme.toLowerCase();
  if (kind === 'basic') return t('theme.api.security.basic');
  return (
    <>
      <Filled text={t(kind === 'bearer' ? 'theme.api.security.bearer' : 'theme.api.security.http')}>
        <code>{kind === 'bearer' ? 'Authorization' : scheme}</code>
      </Filled>
      {format === undefined ? null : ` ${t('theme.api.security.format', { format })}`}
    </>
  );
}

function Flow({ flow }: { flow: OAuthFlow }): ReactNode {
  const t = useApiMessages();
  const addresses = (
    ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const
  ).flatMap((key) => {
    const url = flow[key];
    return url === undefined ? [] : [{ key, url }];
  });
  return (
    <>
      <p className="api-flow">{t(`theme.api.flow.${flow.kind}`)}</p>
      <dl className="api-fields">
        {addresses.map(({ key, url }) => (
          <div key={key}>
            <dt>{t(`theme.api.flow.${key}`)}</dt>
            <dd>
              <code>{url}</code>
            </dd>
          </div>
        ))}
        {flow.scopes.length === 0 ? null : (
          <div>
            <dt>{t('theme.api.scopes')}</dt>
            <dd>
              <ul>
                {flow.scopes.map(({ name, description }) => (
                  <li key={name}>
                    <code>{name}</code> {description}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

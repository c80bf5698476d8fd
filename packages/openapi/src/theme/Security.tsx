import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { ApiOperation, SecurityRequirement } from '../model/api-page.js';
import { useOpenapi } from './context.js';
import { Listed } from './Text.js';
import { useApiMessages } from './useApiMessages.js';

const fewScopes = 4;

export function Security({ operation: { security } }: { operation: ApiOperation }): ReactNode {
  const t = useApiMessages();
  const known = security.filter((schemes) => schemes.length > 0);
  if (known.length === 0) return null;
  const isOptional = known.length < security.length;
  return (
    <div className="api-security">
      {t('theme.api.needs')}{' '}
      {known.map((schemes, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is rendered.
        <Fragment key={index}>
          {index === 0 ? null : ` ${t('theme.api.or')} `}
          <Together schemes={schemes} />
        </Fragment>
      ))}
      {isOptional ? ` ${t('theme.api.or')} ${t('theme.api.needsNothing')}` : null}
      {known.flat().map((scheme) => (
        <ManyScopes key={scheme.name} scheme={scheme} />
      ))}
    </div>
  );
}

function Together({ schemes }: { schemes: readonly SecurityRequirement[] }): ReactNode {
  const { api, href } = useOpenapi();
  const t = useApiMessages();
  return schemes.map(({ name, scopes }, index) => {
    const target = api.securitySchemes.find((scheme) => scheme.name === name)?.target;
    return (
      <Fragment key={name}>
        {index === 0 ? null : ` ${t('theme.api.and')} `}
        {target === undefined ? name : <a href={href(target)}>{name}</a>}
        {scopes.length === 0 || scopes.length > fewScopes ? null : (
          <>
            {' ('}
            <Scopes scopes={scopes} />
            {')'}
          </>
        )}
      </Fragment>
    );
  });
}

function Scopes({ scopes }: Pick<SecurityRequirement, 'scopes'>): ReactNode {
  return <Listed pieces={scopes.map((scope) => <code key={scope}>{scope}</code>)} />;
}

function ManyScopes({ scheme: { name, scopes } }: { scheme: SecurityRequirement }): ReactNode {
  const t = useApiMessages();
  if (scopes.length <= fewScopes) return null;
  return (
    <details className="api-tree">
      <summary>{t('theme.api.manyScopes', { name, count: String(scopes.length) })}</summary>
      <div>
        <Scopes scopes={scopes} />
      </div>
    </details>
  );
}

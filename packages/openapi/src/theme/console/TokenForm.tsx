import type { ReactNode } from 'react';
import { useState } from 'react';
import { redirectAddress } from '../../client/authorize-popup.js';
import { keptValue } from '../../client/token-store.js';
import type { MockFlow, MockSecurityScheme } from '../../model/mock-data.js';
import { Field } from './Field.js';
import type { MessageId, Messages } from './messages.js';
import { useToken } from './useToken.js';

interface Props {
  id: string;
  name: string;
  scheme: Extract<MockSecurityScheme, { type: 'oauth2' | 'openIdConnect' }>;
  needed: readonly string[];
  dataUrl: string;
  t: Messages;
}

const empty = { clientId: '', clientSecret: '', user: '', password: '' };

export function TokenForm({ id, name, scheme, needed, dataUrl, t }: Props): ReactNode {
  const flows = flowsOf(scheme);
  const isOpenId = scheme.type === 'openIdConnect';
  const [index, setIndex] = useState('0');
  const [values, setValues] = useState(() => ({
    ...empty,
    clientId: keptValue({ scheme: name, what: 'clientId' }),
  }));
  const [scopes, setScopes] = useState(() => [...new Set([...(isOpenId ? ['openid'] : []), ...needed])]);
  const token = useToken({ name, discovery: isOpenId ? scheme.url : undefined, dataUrl, t });
  const flow = flows[Number(index)];
  if (flow === undefined) return null;
  const known = [...new Set([...flow.scopes, ...needed])];
  const hasRedirect = flow.kind === 'authorizationCode' || flow.kind === 'implicit';
  return (
    <details className="api-tree">
      <summary>{t('tokenGet', { scheme: name })}</summary>
      <div className="api-token">
        {flows.length < 2 ? null : (
          <div className="api-field">
            <label htmlFor={`${id}-flow`}>{t('flow')}</label>
            <select id={`${id}-flow`} value={index} onChange={(event) => setIndex(event.currentTarget.value)}>
              {flows.map(({ kind }, place) => (
                <option key={kind} value={place}>
                  {t(`flow.${kind}`)}
                </option>
              ))}
            </select>
          </div>
        )}
        {fieldsOf(flow).map((key) => (
          <Field
            key={key}
            id={`${id}-${key}`}
            name={key}
            label={t(labels[key])}
            required={false}
            field={{ kind: key === 'clientSecret' || key === 'password' ? 'password' : 'text' }}
            value={values[key]}
            errors={[]}
            onChange={(value) => setValues((before) => ({ ...before, [key]: String(value) }))}
            t={t}
          />
        ))}
        {known.length === 0 ? null : (
          <Field
            id={`${id}-scopes`}
            name="scopes"
            label={t('scopes')}
            required={false}
            field={{ kind: 'choices', options: known }}
            value={scopes}
            errors={[]}
            onChange={(value) => setScopes(typeof value === 'string' ? [value] : [...value])}
            t={t}
          />
        )}
        {hasRedirect ? (
          <p className="api-help">{t('redirectNote', { address: redirectAddress(dataUrl) })}</p>
        ) : null}
        <button
          type="button"
          className="api-button"
          onClick={() =>
            token.get({ flow, scopes: scopes.filter((scope) => known.includes(scope)), ...values })
          }
        >
          {t('tokenGetNow')}
        </button>
        {keptValue({ scheme: name, what: 'refreshToken' }) === '' ? null : (
          <button type="button" className="api-button" onClick={() => token.refresh({ flow, ...values })}>
            {t('tokenRefresh')}
          </button>
        )}
        <p role="status">{token.message}</p>
      </div>
    </details>
  );
}

const labels = {
  clientId: 'clientId',
  clientSecret: 'clientSecret',
  user: 'tokenUser',
  password: 'tokenPassword',
} as const satisfies Record<keyof typeof empty, MessageId>;

function fieldsOf({ kind }: MockFlow): (keyof typeof empty)[] {
  switch (kind) {
    case 'implicit':
      return ['clientId'];
    case 'password':
      return ['user', 'password', 'clientId', 'clientSecret'];
    default:
      return ['clientId', 'clientSecret'];
  }
}

function flowsOf(scheme: Props['scheme']): readonly MockFlow[] {
  if (scheme.type === 'oauth2') return scheme.flows ?? [];
  return scheme.url === undefined ? [] : [{ kind: 'authorizationCode', scopes: ['openid'] }];
}

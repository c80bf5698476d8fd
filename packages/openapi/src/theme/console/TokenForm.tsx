import type { ReactNode } from 'react';
import { useState } from 'react';
import { authorizeInPopup, redirectAddress } from '../../client/authorize-popup.js';
import { setCredential } from '../../client/credentials.js';
import { discoverFlow, getToken, TokenError } from '../../client/oauth.js';
import type { MockFlow, MockSecurityScheme } from '../../model/mock-data.js';
import { Field } from './Field.js';
import type { MessageId, Messages } from './messages.js';

interface Props {
  id: string;
  /** Name of the security scheme. */
  name: string;
  scheme: Extract<MockSecurityScheme, { type: 'oauth2' | 'openIdConnect' }>;
  /** Scopes that the operation needs. */
  needed: readonly string[];
  t: Messages;
}

const empty = { clientId: '', clientSecret: '', user: '', password: '' };

/** A form that gets a token from the authorization server of a scheme. */
export function TokenForm({ id, name, scheme, needed, t }: Props): ReactNode {
  const flows = flowsOf(scheme);
  const [index, setIndex] = useState('0');
  const [values, setValues] = useState(empty);
  const [scopes, setScopes] = useState(needed);
  const [state, setState] = useState('');
  const flow = flows[Number(index)];
  if (flow === undefined) return null;
  const known = [...new Set([...flow.scopes, ...needed])];
  const get = async (): Promise<void> => {
    setState(t('tokenWaiting'));
    try {
      const found =
        scheme.type === 'openIdConnect'
          ? await discoverFlow({ url: scheme.url ?? '', fetch: callFetch })
          : flow;
      const token = await getToken(
        { flow: found, scopes: scopes.length > 0 ? scopes : found.scopes, ...values },
        { fetch: callFetch, authorize: authorizeInPopup, redirectUri: redirectAddress() },
      );
      setCredential({ scheme: name, value: token });
      setState(t('tokenDone'));
    } catch (error) {
      setState(error instanceof TokenError ? error.message : t('tokenFailed'));
    }
  };
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
            onChange={(value) => setScopes(typeof value === 'string' ? [value] : value)}
            t={t}
          />
        )}
        {flow.authorizationUrl === undefined && scheme.type !== 'openIdConnect' ? null : (
          <p className="api-help">{t('redirectNote', { address: redirectAddress() })}</p>
        )}
        <button type="button" className="api-button" onClick={() => void get()}>
          {t('tokenGetNow')}
        </button>
        <p role="status">{state}</p>
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

function callFetch(...input: Parameters<typeof fetch>): ReturnType<typeof fetch> {
  return fetch(...input);
}

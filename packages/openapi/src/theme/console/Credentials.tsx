import type { ReactNode } from 'react';
import { Fragment, useSyncExternalStore } from 'react';
import {
  areSaved,
  keepCredentials,
  readCredentials,
  setCredential,
  subscribeCredentials,
} from '../../client/credentials.js';
import type { MockData, MockOperation, MockSecurityScheme } from '../../model/mock-data.js';
import { Field } from './Field.js';
import type { FormState } from './form.js';
import type { Messages } from './messages.js';
import { TokenForm } from './TokenForm.js';

interface Props {
  id: string;
  data: MockData;
  operation: MockOperation;
  dataUrl: string;
  form: FormState;
  change: (part: Partial<FormState>) => void;
  t: Messages;
}

/** All operations share the values of these fields. */
export function CredentialFields({ id, data, operation, dataUrl, form, change, t }: Props): ReactNode {
  const isSaved = useSyncExternalStore(subscribeCredentials, areSaved);
  const { security } = operation;
  const chosen = security[form.security] ?? [];
  const schemes = chosen.flatMap(({ name, scopes }) => {
    const scheme = data.securitySchemes[name];
    return scheme === undefined || scheme.type === 'mutualTLS' ? [] : [{ name, scheme, scopes }];
  });
  if (schemes.length === 0 && security.length < 2) return null;
  const listNames = (names: readonly { name: string }[]): string =>
    names.length === 0 ? t('noSignIn') : names.map(({ name }) => name).join(` ${t('and')} `);
  return (
    <fieldset>
      <legend>{t('credentials')}</legend>
      {security.length < 2 ? null : (
        <div className="api-field">
          <label htmlFor={`${id}-security`}>{t('signIn')}</label>
          <select
            id={`${id}-security`}
            value={form.security}
            onChange={(event) => change({ security: Number(event.currentTarget.value) })}
          >
            {security.map((names, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <option key={index} value={index}>
                {listNames(names)}
              </option>
            ))}
          </select>
        </div>
      )}
      {schemes.map(({ name, scheme, scopes }) => (
        <Fragment key={name}>
          {isBasic(scheme) ? (
            <Basic id={`${id}-${name}`} name={name} t={t} />
          ) : (
            <Secret id={`${id}-${name}`} name={name} scheme={scheme} t={t} />
          )}
          {scheme.type === 'oauth2' || scheme.type === 'openIdConnect' ? (
            <TokenForm
              id={`${id}-${name}-token`}
              name={name}
              scheme={scheme}
              needed={scopes}
              dataUrl={dataUrl}
              t={t}
            />
          ) : null}
        </Fragment>
      ))}
      {schemes.length === 0 ? null : (
        <>
          <p className="api-help">
            {t('credentialsNote')} {form.server === '' ? t('mockCredentials') : null}
          </p>
          <label className="api-keep">
            <input
              type="checkbox"
              checked={isSaved}
              onChange={(event) => keepCredentials(event.currentTarget.checked)}
            />{' '}
            {t('keep')}
          </label>
        </>
      )}
    </fieldset>
  );
}

function useCredential(name: string): string {
  return useSyncExternalStore(subscribeCredentials, readCredentials)[name] ?? '';
}

interface SecretProps {
  id: string;
  name: string;
  t: Messages;
}

function Secret({ id, name, scheme, t }: SecretProps & { scheme: MockSecurityScheme }): ReactNode {
  const isCookie = scheme.type === 'apiKey' && scheme.in === 'cookie';
  return (
    <Field
      id={id}
      name={name}
      label={t(scheme.type === 'apiKey' ? 'key' : 'token', { scheme: name })}
      required={false}
      field={{ kind: 'password' }}
      value={useCredential(name)}
      help={isCookie ? t('cookieNote') : undefined}
      errors={[]}
      onChange={(value) => setCredential({ scheme: name, value: String(value) })}
      t={t}
    />
  );
}

function Basic({ id, name, t }: SecretProps): ReactNode {
  const [user = '', ...rest] = useCredential(name).split(':');
  const password = rest.join(':');
  const set = (next: { user?: string; password?: string }): void => {
    const parts = { user, password, ...next };
    const isEmpty = parts.user === '' && parts.password === '';
    setCredential({ scheme: name, value: isEmpty ? '' : `${parts.user}:${parts.password}` });
  };
  const common = { name, required: false, errors: [], t };
  return (
    <>
      <Field
        {...common}
        id={`${id}-user`}
        label={t('user', { scheme: name })}
        field={{ kind: 'text' }}
        value={user}
        onChange={(value) => set({ user: String(value).replaceAll(':', '') })}
      />
      <Field
        {...common}
        id={`${id}-password`}
        label={t('password', { scheme: name })}
        field={{ kind: 'password' }}
        value={password}
        onChange={(value) => set({ password: String(value) })}
      />
    </>
  );
}

function isBasic(scheme: MockSecurityScheme): boolean {
  return scheme.type === 'http' && scheme.scheme.toLowerCase() === 'basic';
}

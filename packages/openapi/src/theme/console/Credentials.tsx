import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { readCredentials, setCredential, subscribeCredentials } from '../../client/credentials.js';
import type { MockData, MockOperation, MockSecurityScheme } from '../../model/mock-data.js';
import { Field } from './Field.js';
import type { Words } from './words.js';

interface Props {
  id: string;
  data: MockData;
  operation: MockOperation;
  isMock: boolean;
  t: Words;
}

/** What an operation asks for, shared with all other operations. */
export function CredentialFields({ id, data, operation, isMock, t }: Props): ReactNode {
  const names = [...new Set(operation.security.flat().map(({ name }) => name))];
  const schemes = names.flatMap((name) => {
    const scheme = data.securitySchemes[name];
    return scheme === undefined || scheme.type === 'mutualTLS' ? [] : [{ name, scheme }];
  });
  if (schemes.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('credentials')}</legend>
      <p className="api-help">
        {t('credentialsNote')} {isMock ? t('mockCredentials') : null}
      </p>
      {schemes.map(({ name, scheme }) =>
        isBasic(scheme) ? (
          <Basic key={name} id={`${id}-${name}`} name={name} t={t} />
        ) : (
          <Secret key={name} id={`${id}-${name}`} name={name} scheme={scheme} t={t} />
        ),
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
  t: Words;
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

/** Both parts as one text, as HTTP Basic sends them. */
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

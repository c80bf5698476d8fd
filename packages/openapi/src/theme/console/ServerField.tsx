import type { ReactNode } from 'react';
import { serverAddress } from '../../client/build-request.js';
import type { MockOperation, MockServer } from '../../model/mock-data.js';
import { variablesOf } from './chosen-server.js';
import { Field } from './Field.js';
import type { FormState } from './form.js';
import type { Messages } from './messages.js';

interface Props {
  id: string;
  servers: readonly MockServer[];
  operation: MockOperation;
  form: FormState;
  change: (part: Partial<FormState>) => void;
  t: Messages;
}

export function ServerField({ id, servers, operation, form, change, t }: Props): ReactNode {
  const chosen = form.server === '' ? undefined : servers[Number(form.server)];
  const addresses = servers.map((server, index) =>
    serverAddress({ url: server.url, values: variablesOf({ server, index, form }) }),
  );
  const note =
    chosen === undefined ? t('mockNote') : t('realNote', { server: addresses[Number(form.server)] ?? '' });
  return (
    <>
      <div className="api-field">
        <label htmlFor={`${id}-server`}>{t('server')}</label>
        <select
          id={`${id}-server`}
          value={form.server}
          aria-describedby={`${id}-server-help`}
          onChange={(event) => change({ server: event.currentTarget.value })}
        >
          <option value="">{t('mock')}</option>
          {servers.map(({ url }, index) => (
            <option key={url} value={index}>
              {addresses[index]}
            </option>
          ))}
        </select>
        <p id={`${id}-server-help`} className="api-help" aria-live="polite">
          {note} {chosen !== undefined && hasCookies(operation) ? t('cookiesNote') : null}
        </p>
      </div>
      {chosen?.variables.map(({ name, default: initial, enum: options }) => (
        <Field
          key={name}
          id={`${id}-server-${name}`}
          name={name}
          required
          field={options.length > 0 ? { kind: 'choice', options } : { kind: 'text' }}
          value={form.variables[form.server]?.[name] ?? initial}
          errors={[]}
          onChange={(value) =>
            change({
              variables: {
                ...form.variables,
                [form.server]: { ...form.variables[form.server], [name]: String(value) },
              },
            })
          }
          t={t}
        />
      ))}
    </>
  );
}

function hasCookies({ parameters }: MockOperation): boolean {
  return parameters.some((parameter) => parameter.in === 'cookie');
}

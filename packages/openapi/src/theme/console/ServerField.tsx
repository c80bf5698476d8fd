import type { ReactNode } from 'react';
import { serverAddress } from '../../client/build-request.js';
import type { MockOperation, MockServer } from '../../model/mock-data.js';
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

/** A menu that selects the mock, or a server of the document. */
export function ServerField({ id, servers, operation, form, change, t }: Props): ReactNode {
  const chosen = form.server === '' ? undefined : servers[Number(form.server)];
  const note =
    chosen === undefined
      ? t('mockNote')
      : t('realNote', { server: serverAddress({ url: chosen.url, values: form.variables }) });
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
              {serverAddress({ url, values: form.variables })}
            </option>
          ))}
        </select>
        <p id={`${id}-server-help`} className="api-help" aria-live="polite">
          {note} {chosen !== undefined && hasCookies(operation) ? t('cookiesNote') : null}
        </p>
      </div>
      {chosen?.variables.map(({ name, enum: options }) => (
        <Field
          key={name}
          id={`${id}-server-${name}`}
          name={name}
          required
          field={options.length > 0 ? { kind: 'choice', options } : { kind: 'text' }}
          value={form.variables[name] ?? ''}
          errors={[]}
          onChange={(value) => change({ variables: { ...form.variables, [name]: String(value) } })}
          t={t}
        />
      ))}
    </>
  );
}

function hasCookies({ parameters }: MockOperation): boolean {
  return parameters.some((parameter) => parameter.in === 'cookie');
}

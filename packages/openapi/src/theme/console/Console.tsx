import type { ReactNode } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { checkRequest } from '../../client/check-request.js';
import { readCredentials, subscribeCredentials } from '../../client/credentials.js';
import { fieldKind } from '../../client/fields.js';
import { forgetHistory, historyOf } from '../../client/history.js';
import type { MockData, MockOperation } from '../../model/mock-data.js';
import type { SampleRequest } from '../../model/samples/request.js';
import { AnswerView } from './AnswerView.js';
import { BodyFields } from './BodyFields.js';
import { CredentialFields } from './Credentials.js';
import { serversOf } from './chosen-server.js';
import styles from './console.css?inline';
import { ExtraFields } from './ExtraFields.js';
import { Field } from './Field.js';
import type { FormState } from './form.js';
import { initialForm, requestOf, sampleOf } from './form.js';
import { History } from './History.js';
import { showInSamples } from './live-samples.js';
import type { Messages } from './messages.js';
import { ServerField } from './ServerField.js';
import { useSending } from './useSending.js';

interface Props {
  id: string;
  data: MockData;
  operation: MockOperation;
  dataUrl: string;
  t: Messages;
}

export function Console({ id, data, operation, dataUrl, t }: Props): ReactNode {
  const root = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(() => initialForm({ data, operation }));
  // Errors are shown after the first submission. Readers can send an invalid request anyway, because the document may
  // be wrong.
  const [tries, setTries] = useState(0);
  const credentials = useSyncExternalStore(subscribeCredentials, readCredentials);
  const sending = useSending({ id, data, operation, t });
  const request = requestOf({ id, data, form, credentials });
  const checked = checkRequest({ data, request });
  const errors = tries === 0 ? [] : checked.errors;
  const change = (part: Partial<FormState>): void => setForm((before) => ({ ...before, ...part }));
  const fieldId = `${id}-try`;

  const sample = sampleOf({ id, data, form, parameters: checked.parameters, page: location.href });
  const sampleText = JSON.stringify(sample);
  useEffect(() => {
    if (sampleText !== undefined) showInSamples({ id, request: JSON.parse(sampleText) as SampleRequest });
  }, [id, sampleText]);

  useEffect(() => {
    if (tries > 0) root.current?.querySelector<HTMLElement>('[aria-invalid], .api-errors[tabindex]')?.focus();
  }, [tries]);

  const send = (): void => sending.send({ form, request, parameters: checked.parameters });
  const submit = (): void => {
    setTries((count) => count + 1);
    if (checked.errors.length > 0) sending.refuse(checked.errors.length);
    else send();
  };

  return (
    <form
      ref={root}
      className="api-console-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {/* The console loads its own styles, because most readers never open it. */}
      <style>{styles}</style>
      <ServerField
        id={fieldId}
        servers={serversOf({ data, operation })}
        operation={operation}
        form={form}
        change={change}
        t={t}
      />
      <CredentialFields
        id={fieldId}
        data={data}
        operation={operation}
        dataUrl={dataUrl}
        form={form}
        change={change}
        t={t}
      />
      {operation.parameters.length === 0 ? null : (
        <fieldset>
          <legend>{t('parameters')}</legend>
          {operation.parameters.map(({ name, in: place, required, schema }) => (
            <Field
              key={`${place} ${name}`}
              id={`${fieldId}-${place}-${name}`}
              name={name}
              required={required}
              field={fieldKind({ schema, schemas: data.schemas })}
              value={form.parameters[place]?.[name] ?? ''}
              help={descriptionOf(`${id}-${place}-${name}`)}
              errors={errors
                .filter((error) => error.in === place && error.name === name)
                .map(({ message }) => message)}
              onChange={(value) =>
                change({
                  parameters: { ...form.parameters, [place]: { ...form.parameters[place], [name]: value } },
                })
              }
              t={t}
            />
          ))}
        </fieldset>
      )}
      <BodyFields
        id={fieldId}
        data={data}
        operation={operation}
        form={form}
        errors={errors}
        change={change}
        t={t}
      />
      <ExtraFields id={fieldId} form={form} change={change} t={t} />
      <div className="api-send">
        <button type="submit" className="api-button api-button-main">
          {t('send')}
        </button>
        {errors.length > 0 ? (
          <button type="button" className="api-button" onClick={send}>
            {t('sendAnyway')}
          </button>
        ) : null}
        {sending.isSending ? (
          <button type="button" className="api-button" onClick={sending.stop}>
            {t('stop')}
          </button>
        ) : null}
        <p role="status">{sending.message}</p>
      </div>
      {sending.answer === undefined ? null : <AnswerView answer={sending.answer} t={t} />}
      <History
        requests={historyOf<FormState>(id)}
        onChoose={setForm}
        onClear={() => {
          forgetHistory(id);
          setForm((before) => ({ ...before }));
        }}
        t={t}
      />
    </form>
  );
}

function descriptionOf(id: string): string | undefined {
  return document.getElementById(id)?.querySelector('dd > p')?.textContent ?? undefined;
}

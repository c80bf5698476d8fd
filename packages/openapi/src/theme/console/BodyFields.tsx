import type { ReactNode } from 'react';
import { textOf } from '../../client/build-request.js';
import type { FieldError } from '../../client/check-request.js';
import { bodyFields, bodyKind } from '../../client/fields.js';
import type { MockContent, MockData, MockOperation } from '../../model/mock-data.js';
import { Errors, Field } from './Field.js';
import type { FormState } from './form.js';
import { contentOf } from './form.js';
import type { Messages } from './messages.js';

interface Props {
  id: string;
  data: MockData;
  operation: MockOperation;
  form: FormState;
  errors: readonly FieldError[];
  change: (part: Partial<FormState>) => void;
  t: Messages;
}

export function BodyFields(props: Props): ReactNode {
  const { id, data, operation, form, change, t } = props;
  const contents = operation.body?.content ?? [];
  const content = contentOf({ operation, form });
  if (content === undefined) return null;
  const kind = bodyKind({ content, schemas: data.schemas });
  return (
    <fieldset>
      <legend>{t('body')}</legend>
      {contents.length < 2 ? null : (
        <div className="api-field">
          <label htmlFor={`${id}-type`}>{t('mediaType')}</label>
          <select
            id={`${id}-type`}
            value={form.mediaType}
            onChange={(event) => change({ mediaType: event.currentTarget.value })}
          >
            {contents.map(({ mediaType }) => (
              <option key={mediaType}>{mediaType}</option>
            ))}
          </select>
        </div>
      )}
      {kind === 'form' ? <Parts {...props} /> : null}
      {kind === 'file' ? <WholeFile {...props} /> : null}
      {kind === 'text' ? <ExampleChoice content={content} {...props} /> : null}
      {kind === 'text' ? <Editor {...props} /> : null}
    </fieldset>
  );
}

function ExampleChoice({ id, content, form, change, t }: Props & { content: MockContent }): ReactNode {
  const { examples, mediaType } = content;
  if (examples.length < 2) return null;
  const chosen = examples.find(({ value }) => textOf(value) === form.texts[mediaType])?.name ?? '';
  return (
    <div className="api-field">
      <label htmlFor={`${id}-example`}>{t('example')}</label>
      <select
        id={`${id}-example`}
        value={chosen}
        onChange={({ currentTarget: { value: name } }) => {
          const example = examples.find((each) => each.name === name);
          if (example !== undefined) change({ texts: { ...form.texts, [mediaType]: textOf(example.value) } });
        }}
      >
        {chosen === '' ? <option value="">{t('chooseExample')}</option> : null}
        {examples.map(({ name, summary }) => (
          <option key={name} value={name}>
            {summary ?? name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Editor({ id, operation, form, errors, change, t }: Props): ReactNode {
  const text = form.texts[form.mediaType] ?? '';
  const own = errors.filter((error) => error.in === 'body').map(({ message }) => message);
  return (
    <div className="api-field">
      <label htmlFor={`${id}-body`}>
        <code>{form.mediaType}</code>
        {operation.body?.required ? <b> {t('required')}</b> : null}
      </label>
      <textarea
        id={`${id}-body`}
        className="api-editor"
        rows={Math.min(Math.max(text.split('\n').length, 4), 20)}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={own.length > 0 || undefined}
        aria-describedby={own.length > 0 ? `${id}-body-error` : undefined}
        value={text}
        onChange={(event) =>
          change({ texts: { ...form.texts, [form.mediaType]: event.currentTarget.value } })
        }
      />
      <Errors id={`${id}-body-error`} errors={own} />
    </div>
  );
}

function WholeFile({ id, form, errors, change, t, operation }: Props): ReactNode {
  return (
    <Field
      id={`${id}-body`}
      name=""
      label={t('file')}
      required={operation.body?.required ?? false}
      field={{ kind: 'file' }}
      value=""
      errors={errors.filter((error) => error.in === 'body').map(({ message }) => message)}
      onChange={() => undefined}
      onFiles={(files) => change({ files: { ...form.files, '': files } })}
      t={t}
    />
  );
}

function Parts({ id, data, operation, form, errors, change, t }: Props): ReactNode {
  const content = contentOf({ operation, form });
  if (content === undefined) return null;
  const ofBody = errors.filter((error) => error.in === 'body');
  const fields = bodyFields({ content, schemas: data.schemas });
  const isOf = (error: FieldError, name: string): boolean => error.name.split(/[.[]/)[0] === name;
  const others = ofBody.filter((error) => !fields.some(({ name }) => isOf(error, name)));
  return (
    <>
      {fields.map(({ name, required, field }) => (
        <Field
          key={name}
          id={`${id}-body-${name}`}
          name={name}
          required={required}
          field={field}
          value={form.fields[name] ?? ''}
          errors={ofBody.filter((error) => isOf(error, name)).map(({ message }) => message)}
          onChange={(value) => change({ fields: { ...form.fields, [name]: value } })}
          onFiles={(files) =>
            change({
              files: { ...form.files, [name]: files },
              fields: { ...form.fields, [name]: files.map((file) => file.name).join(', ') },
            })
          }
          t={t}
        />
      ))}
      <Errors id={`${id}-body-error`} errors={others.map(({ message }) => message)} isOfNoField />
    </>
  );
}

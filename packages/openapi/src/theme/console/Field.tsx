import type { ReactNode } from 'react';
import type { FieldKind } from '../../client/fields.js';
import type { Input } from '../../client/read-input.js';
import { Control } from './Control.js';
import type { Messages } from './messages.js';

export interface FieldProps {
  id: string;
  name: string;
  label?: string | undefined;
  required: boolean;
  field: FieldKind;
  value: Input;
  help?: string | undefined;
  errors: readonly string[];
  onChange: (value: Input) => void;
  onFiles?: ((files: readonly File[]) => void) | undefined;
  t: Messages;
}

export function Field(props: FieldProps): ReactNode {
  const { id, field, help, errors, t } = props;
  const notes = [
    help,
    field.kind === 'list' ? t('listNote') : undefined,
    field.kind === 'json' ? t('jsonNote') : undefined,
  ]
    .filter((note) => note !== undefined && note !== '')
    .join(' ');
  const describedBy = [
    ...(errors.length > 0 ? [`${id}-error`] : []),
    ...(notes === '' ? [] : [`${id}-help`]),
  ].join(' ');
  const below = (
    <>
      {notes === '' ? null : (
        <p id={`${id}-help`} className="api-help">
          {notes}
        </p>
      )}
      <Errors id={`${id}-error`} errors={errors} />
    </>
  );
  if (field.kind === 'choices') {
    return (
      <fieldset className="api-field" aria-describedby={describedBy || undefined}>
        <legend>
          <Name {...props} />
        </legend>
        <Control {...props} describedBy={describedBy} />
        {below}
      </fieldset>
    );
  }
  return (
    <div className="api-field">
      <label htmlFor={id}>
        <Name {...props} />
      </label>
      <Control {...props} describedBy={describedBy} />
      {below}
    </div>
  );
}

function Name({ name, label, required, t }: FieldProps): ReactNode {
  return (
    <>
      {label === undefined ? <code>{name}</code> : label}
      {required ? <b> {t('required')}</b> : null}
    </>
  );
}

export function Errors({
  id,
  errors,
  isOfNoField = false,
}: {
  id: string;
  errors: readonly string[];
  /**
   * Whether the errors belong to no particular field. The list then gets the focus, because there is no control to
   * focus.
   */
  isOfNoField?: boolean;
}): ReactNode {
  if (errors.length === 0) return null;
  return (
    <ul id={id} className="api-errors" {...(isOfNoField ? { tabIndex: -1 } : {})}>
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { FormState } from './form.js';
import type { Messages } from './messages.js';

export function ExtraFields({
  id,
  form,
  change,
  t,
}: {
  id: string;
  form: FormState;
  change: (part: Partial<FormState>) => void;
  t: Messages;
}): ReactNode {
  return (
    <details className="api-tree">
      <summary>{t('extra')}</summary>
      {(['extraHeaders', 'extraQuery'] as const).map((key) => (
        <div key={key} className="api-field">
          <label htmlFor={`${id}-${key}`}>{t(key)}</label>
          <textarea
            id={`${id}-${key}`}
            rows={2}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={`${id}-${key}-help`}
            value={form[key]}
            onChange={(event) => change({ [key]: event.currentTarget.value })}
          />
          <p id={`${id}-${key}-help`} className="api-help">
            {t(`${key}Note`)}
          </p>
        </div>
      ))}
    </details>
  );
}

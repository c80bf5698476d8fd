import type { ReactNode } from 'react';
import type { FieldProps } from './Field.js';

export function Control({
  id,
  required,
  field,
  value,
  errors,
  describedBy,
  onChange,
  onFiles,
  t,
}: FieldProps & { describedBy: string }): ReactNode {
  const common = {
    id,
    'aria-invalid': errors.length > 0 ? (true as const) : undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-required': required || undefined,
    autoComplete: 'off',
    spellCheck: false,
  };
  const text = typeof value === 'string' ? value : value.join('\n');
  switch (field.kind) {
    case 'choice':
      return (
        <select {...common} value={text} onChange={(event) => onChange(event.currentTarget.value)}>
          {required && text !== '' ? null : <option value="">{t('notSet')}</option>}
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'choices':
      return (
        <div className="api-choices">
          {field.options.map((option, index) => (
            <label key={option}>
              <input
                type="checkbox"
                {...(index === 0 ? common : { 'aria-describedby': common['aria-describedby'] })}
                checked={value.includes(option)}
                onChange={(event) => {
                  const { checked } = event.currentTarget;
                  onChange(
                    field.options.filter((other) => (other === option ? checked : value.includes(other))),
                  );
                }}
              />
              {option}
            </label>
          ))}
        </div>
      );
    case 'list':
    case 'json':
      return (
        <textarea
          {...common}
          rows={Math.min(Math.max(text.split('\n').length, 2), 12)}
          value={text}
          onChange={(event) => {
            const lines = event.currentTarget.value;
            onChange(field.kind === 'json' ? lines : linesOf(lines));
          }}
        />
      );
    case 'file':
    case 'files':
      return (
        <input
          {...common}
          type="file"
          multiple={field.kind === 'files'}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            onChange(files.map((file) => file.name).join(', '));
            onFiles?.(files);
          }}
        />
      );
    default:
      return (
        <input
          {...common}
          type={field.kind === 'password' ? 'password' : 'text'}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

/** Empty lines within the text are kept, because the reader may be about to type there. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

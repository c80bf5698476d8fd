import type { ReactNode } from 'react';
import type { PastRequest } from '../../client/history.js';
import type { FormState } from './form.js';
import type { Messages } from './messages.js';

export function History({
  requests,
  onChoose,
  onClear,
  t,
}: {
  requests: readonly PastRequest<FormState>[];
  onChoose: (form: FormState) => void;
  onClear: () => void;
  t: Messages;
}): ReactNode {
  if (requests.length === 0) return null;
  return (
    <details className="api-tree api-history">
      <summary>
        {t('history')} ({requests.length})
      </summary>
      <ol>
        {requests.map(({ line, outcome, form }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its beginning, and rows have no state.
          <li key={index}>
            <button type="button" onClick={() => onChoose(form)}>
              <code>{line}</code> {outcome}
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="api-button" onClick={onClear}>
        {t('clearHistory')}
      </button>
    </details>
  );
}

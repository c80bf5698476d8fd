import { usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { evidenceMessages } from '../../evidence/messages.js';
import { Run, State } from './parts.js';
import { useEvidence } from './useEvidence.js';

interface Props {
  /** The ID of the procedure, such as `AT-01`. */
  id: string;
}

export default function ManualResult({ id }: Props): ReactNode {
  const t = usePluginMessages(evidenceMessages);
  const result = useEvidence().manual[id];
  if (result === undefined)
    return (
      <p className="evidence">
        <State state="not-run" /> {t('theme.evidence.people')} {t('theme.evidence.people.nobody')}
      </p>
    );
  const { state, by, conditions, steps, note } = result;
  return (
    <div className="evidence">
      <p>
        <State state={state} /> {t('theme.evidence.people')} {t('theme.evidence.people.by', { by })}{' '}
        <Run run={result} />
      </p>
      <ul>
        {steps.map(({ result: status, note: saw }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have only their index, which never changes.
          <li key={index}>
            {t('theme.evidence.people.step', { number: String(index + 1) })} <State state={status} />
            {saw === undefined ? null : `. ${saw}`}
          </li>
        ))}
      </ul>
      {Object.keys(conditions).length === 0 ? null : (
        <p>
          {Object.entries(conditions)
            .map(([name, value]) => `${name}: ${value}`)
            .join('; ')}
        </p>
      )}
      {note === undefined ? null : <p>{note}</p>}
    </div>
  );
}

import { usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { evidenceMessages } from '../../evidence/messages.js';
import { State, StateUnlessPassed } from './parts.js';
import { useEvidence } from './useEvidence.js';

interface Props {
  /** An ID in square brackets in test titles, such as `AT-01`. */
  id: string;
}

export default function TestsOf({ id }: Props): ReactNode {
  const t = usePluginMessages(evidenceMessages);
  const { byId } = useEvidence();
  const { state, tests } = byId[id] ?? { state: 'not-run', tests: [] };
  return (
    <div className="evidence">
      <p>
        <State state={state} />{' '}
        {tests.length === 0 ? t('theme.evidence.notAutomated') : t('theme.evidence.automated', { id })}
      </p>
      {tests.length === 0 ? null : (
        <ul>
          {tests.map(({ file, titles, status, project }) => (
            <li key={[file, ...titles, project].join('\n')}>
              <StateUnlessPassed status={status} />
              {titles.join(' › ')} (<code>{file}</code>
              {project === undefined ? null : `, ${project}`})
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

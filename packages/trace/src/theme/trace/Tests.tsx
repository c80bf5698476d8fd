import { usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { traceMessages } from '../../trace/messages.js';
import type { TraceRow } from '../../trace/types.js';

export function Tests({ tests }: Pick<TraceRow, 'tests'>): ReactNode {
  const t = usePluginMessages(traceMessages);
  if (tests.length === 0) return <span className="trace-none">{t('theme.trace.none')}</span>;
  return (
    <details className="trace-tests">
      <summary>
        <Counts tests={tests} />
      </summary>
      <ul>
        {tests.map(({ file, title, state }) => (
          <li key={`${file} ${title}`} data-state={state}>
            {title} <span className="trace-test-state">{t(`theme.trace.test.${state}`)}</span>
            <code className="trace-file">{file}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Counts({ tests }: Pick<TraceRow, 'tests'>): ReactNode {
  const t = usePluginMessages(traceMessages);
  const count = (state: TraceRow['tests'][number]['state']): number =>
    tests.filter((test) => test.state === state).length;
  const values = { all: `${tests.length}`, passed: `${count('passed')}`, failed: `${count('failed')}` };
  if (count('failed') > 0) return t('theme.trace.tests.failed', values);
  return t(count('passed') > 0 ? 'theme.trace.tests.passed' : 'theme.trace.tests.not-run', values);
}

import { usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { evidenceMessages } from '../../evidence/messages.js';
import { Counts, Run, Seconds, State, Table } from './parts.js';
import { pickSuites, useEvidence } from './useEvidence.js';

interface Props {
  /** The IDs of suites. Default: all. */
  suites?: readonly string[] | undefined;
}

export default function TestSummary({ suites: ids }: Props): ReactNode {
  const t = usePluginMessages(evidenceMessages);
  const component = 'TestSummary';
  const suites = pickSuites({ component, evidence: useEvidence(), ids });
  const columns = ['suite', 'state', 'results', 'time', 'run'] as const;
  return (
    <Table head={columns.map((column) => t(`theme.evidence.${column}`))}>
      {suites.map((suite) => (
        <tr key={suite.id}>
          <th scope="row">{suite.label}</th>
          <td>
            <State state={suite.state} />
          </td>
          <td>
            <Counts counts={suite.counts} filesNotRun={suite.filesNotRun} />
          </td>
          <td>{suite.state === 'not-run' ? null : <Seconds seconds={suite.seconds} />}</td>
          <td>
            {suite.date === undefined && suite.commit === undefined ? (
              t('theme.evidence.noReport')
            ) : (
              <Run run={suite} />
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

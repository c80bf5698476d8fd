import { usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { evidenceMessages } from '../../evidence/messages.js';
import type { AxeResult } from '../../evidence/read/types.js';
import { NotRun, State, Table } from './parts.js';
import { pickSuites, useEvidence } from './useEvidence.js';

interface Props {
  /** The ID of the suite whose tests run axe. */
  suite: string;
}

export default function AccessibilityResults({ suite: id }: Props): ReactNode {
  const t = usePluginMessages(evidenceMessages);
  const component = 'AccessibilityResults';
  const [suite] = pickSuites({ component, evidence: useEvidence(), ids: [id] });
  const axe = suite?.axe ?? [];
  if (axe.length === 0) return <NotRun />;
  const pages = [...new Set(axe.map(({ page }) => page))];
  return (
    <Table head={[t('theme.evidence.page'), t('theme.evidence.looks'), t('theme.evidence.violations')]}>
      {pages.map((page) => {
        const found = axe.filter((result) => result.page === page);
        return (
          <tr key={page}>
            <th scope="row">
              <code>{page}</code>
            </th>
            <td>{[...new Set(found.map(({ look }) => look))].join('; ')}</td>
            <td>
              <Violations results={found} />
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

function Violations({ results }: { results: readonly AxeResult[] }): ReactNode {
  const t = usePluginMessages(evidenceMessages);
  const found = results.flatMap(({ look, violations }) =>
    violations.map((violation) => ({ look, ...violation })),
  );
  if (found.length === 0) return t('theme.evidence.noViolations');
  return (
    <ul>
      {found.map(({ look, id, help, places }) => (
        <li key={`${look} ${id}`}>
          <State state="failed" /> {help} (<code>{id}</code>, {look},{' '}
          {t(places === 1 ? 'theme.evidence.place' : 'theme.evidence.places', { count: String(places) })})
        </li>
      ))}
    </ul>
  );
}

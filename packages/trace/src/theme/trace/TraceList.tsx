import { usePageStyles, usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { traceMessages } from '../../trace/messages.js';
import type { TraceKind, TraceListData, TraceRow } from '../../trace/types.js';
import { IdLinks } from './Links.js';
import { StateBadge } from './StateBadge.js';
import styles from './trace.css?url';

type ListedKind = Exclude<TraceKind, 'unit-test'>;
type Column = 'requirements' | 'useCases' | 'designs';

const columnsOf: Readonly<Record<ListedKind, readonly Column[]>> = {
  requirement: ['useCases'],
  'use-case': ['requirements'],
  design: ['useCases'],
  procedure: ['requirements', 'useCases'],
  'test-case': ['requirements', 'useCases'],
};

export default function TraceList({ kind, rows }: TraceListData & { kind: ListedKind }): ReactNode {
  usePageStyles(styles);
  const t = usePluginMessages(traceMessages);
  const hasState = kind !== 'design';
  return (
    <div className="table-box">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('theme.trace.id')}</th>
            <th scope="col">{t(`theme.trace.kind.${kind}`)}</th>
            {columnsOf[kind].map((column) => (
              <th key={column} scope="col">
                {t(`theme.trace.${column}`)}
              </th>
            ))}
            {hasState ? <th scope="col">{t('theme.trace.state')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columnsOf[kind]} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, columns }: { row: TraceRow; columns: readonly Column[] }): ReactNode {
  const { id, href, title, state, implementation, verifiedBy } = row;
  return (
    <tr>
      <th scope="row">
        <a href={href}>{id}</a>
      </th>
      <td>{title}</td>
      {columns.map((column) => (
        <td key={column}>
          <IdLinks links={row[column]} />
        </td>
      ))}
      {state === undefined ? null : (
        <td>
          <StateBadge state={state} implementation={implementation} verifiedBy={verifiedBy} />
        </td>
      )}
    </tr>
  );
}

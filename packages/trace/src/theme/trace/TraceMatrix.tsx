import { usePage, usePageStyles, usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { traceMessages } from '../../trace/messages.js';
import type { TraceMatrixData, TraceRow, TraceState } from '../../trace/types.js';
import { IdLinks, SymbolLinks } from './Links.js';
import { StateBadge } from './StateBadge.js';
import { Tests } from './Tests.js';
import { TraceFilter } from './TraceFilter.js';
import styles from './trace.css?url';

export default function TraceMatrix({ rows: all }: TraceMatrixData): ReactNode {
  usePageStyles(styles);
  const t = usePluginMessages(traceMessages);
  const rows = all.filter(({ kind }) => kind === 'requirement');
  const states = count(rows.flatMap(({ state }) => state ?? []));
  const choices = [...states].map(([state, number]) => ({
    value: state,
    label: `${t(`theme.trace.state.${state}`)} (${number})`,
  }));
  const groups = [...count(rows.map(({ group }) => group))].map(([group, number]) => ({
    value: group,
    label: `${group} (${number})`,
  }));
  return (
    <>
      <p>{useSummary(rows.length, states)}</p>
      <TraceFilter
        states={choices}
        groups={groups}
        messages={{
          label: t('theme.trace.filter'),
          text: t('theme.trace.filter.text'),
          state: t('theme.trace.filter.state'),
          group: t('theme.trace.filter.group'),
          all: t('theme.trace.filter.all'),
          found: t('theme.trace.filter.found'),
        }}
      />
      <table className="trace-matrix wide">
        <caption>{t('theme.trace.matrix')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('theme.trace.requirement')}</th>
            <th scope="col">{t('theme.trace.useCases')}</th>
            <th scope="col">{t('theme.trace.designs')}</th>
            <th scope="col">{t('theme.trace.symbols')}</th>
            <th scope="col">{t('theme.trace.tests')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ row }: { row: TraceRow }): ReactNode {
  const t = usePluginMessages(traceMessages);
  const { id, title, href, group, state, implementation } = row;
  return (
    <tr data-state={state} data-group={group}>
      <th scope="row">
        <a href={href}>{id}</a> <span className="trace-title">{title}</span>
        {state === undefined ? null : (
          <span className="trace-badges">
            <StateBadge state={state} implementation={implementation} verifiedBy={row.verifiedBy} />
          </span>
        )}
      </th>
      <td data-label={t('theme.trace.useCases')}>
        <IdLinks links={row.useCases} />
      </td>
      <td data-label={t('theme.trace.designs')}>
        <IdLinks links={row.designs} />
      </td>
      <td data-label={t('theme.trace.symbols')}>
        <Symbols symbols={row.symbols} />
      </td>
      <td data-label={t('theme.trace.tests')}>
        <Tests tests={row.tests} />
        {row.procedures.length === 0 ? null : <IdLinks links={row.procedures} />}
      </td>
    </tr>
  );
}

/** The list is collapsed, because a requirement may have a dozen symbols. */
function Symbols({ symbols }: Pick<TraceRow, 'symbols'>): ReactNode {
  const t = usePluginMessages(traceMessages);
  if (symbols.length === 0) return <SymbolLinks symbols={symbols} />;
  return (
    <details className="trace-symbols">
      <summary>{t('theme.trace.symbols.count', { count: `${symbols.length}` })}</summary>
      <SymbolLinks symbols={symbols} />
    </details>
  );
}

function count<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function useSummary(all: number, states: ReadonlyMap<TraceState, number>): string {
  const t = usePluginMessages(traceMessages);
  const { locale } = usePage().site;
  const parts = [...states].map(
    ([state, number]) => `${number} ${t(`theme.trace.state.${state}`).toLocaleLowerCase(locale)}`,
  );
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
  return t('theme.trace.counts', { all: `${all}`, states: list });
}

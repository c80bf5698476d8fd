import { usePageStyles, usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { traceMessages } from '../../trace/messages.js';
import type { TraceRow as Row } from '../../trace/types.js';
import { IdLinks, SymbolLinks } from './Links.js';
import { StateBadge } from './StateBadge.js';
import { Tests } from './Tests.js';
import styles from './trace.css?url';

/** Renders `::trace`. */
export default function TraceRow({ row }: { row: Row }): ReactNode {
  usePageStyles(styles);
  const t = usePluginMessages(traceMessages);
  const { kind, state, implementation } = row;
  return (
    <dl className="trace-row" data-kind={kind} data-state={state}>
      {state === undefined ? null : (
        <Field term={t('theme.trace.state')}>
          <StateBadge state={state} implementation={implementation} verifiedBy={row.verifiedBy} />
        </Field>
      )}
      <Ids term={t('theme.trace.parents')} links={row.parents} />
      <Ids term={t('theme.trace.requirements')} links={row.requirements} />
      <Ids term={t('theme.trace.useCases')} links={row.useCases} />
      <Ids term={t('theme.trace.designs')} links={row.designs} />
      {row.symbols.length === 0 ? null : (
        <Field term={t('theme.trace.symbols')}>
          <SymbolLinks symbols={row.symbols} />
        </Field>
      )}
      <Ids term={t('theme.trace.procedures')} links={row.procedures} />
      {kind === 'design' || (kind === 'procedure' && row.tests.length === 0) ? null : (
        <Field term={t('theme.trace.tests')}>
          <Tests tests={row.tests} />
        </Field>
      )}
    </dl>
  );
}

function Ids({ term, links }: { term: string; links: Row['useCases'] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <Field term={term}>
      <IdLinks links={links} />
    </Field>
  );
}

function Field({ term, children }: { term: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

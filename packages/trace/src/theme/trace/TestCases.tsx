import { usePageStyles, usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { traceMessages } from '../../trace/messages.js';
import type { TestCasesData } from '../../trace/types.js';
import { IdLinks } from './Links.js';
import styles from './trace.css?url';

export default function TestCases({ rows }: TestCasesData): ReactNode {
  usePageStyles(styles);
  const t = usePluginMessages(traceMessages);
  const hasLinks = rows.some(({ proves }) => proves.length > 0);
  return (
    <div className="table-box">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('theme.trace.id')}</th>
            <th scope="col">{t('theme.trace.case')}</th>
            {hasLinks ? <th scope="col">{t('theme.trace.proves')}</th> : null}
            <th scope="col">{t('theme.trace.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, proves, state }) => (
            <tr key={id} id={id.toLowerCase()}>
              <th scope="row">{id}</th>
              <td>{title}</td>
              {hasLinks ? <td>{proves.length === 0 ? null : <IdLinks links={proves} />}</td> : null}
              <td>{t(`theme.trace.test.${state}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { evidenceMessages } from '../../evidence/messages.js';
import type { EvidenceState, RunData, TestCounts } from '../../evidence/model/types.js';
import type { TestStatus } from '../../evidence/read/types.js';

export function State({ state }: { state: EvidenceState | TestStatus }): ReactNode {
  const t = usePluginMessages(evidenceMessages);
  return <span className={`evidence-state evidence-${state}`}>{t(`theme.evidence.${state}`)}</span>;
}

/** A passed test shows no state, which makes failed and skipped tests stand out. */
export function StateUnlessPassed({ status }: { status: TestStatus }): ReactNode {
  if (status === 'passed') return null;
  return (
    <>
      <State state={status} />{' '}
    </>
  );
}

export function NotRun(): ReactNode {
  return (
    <p className="evidence">
      <State state="not-run" />
    </p>
  );
}

export function Counts({ counts, filesNotRun = 0 }: { counts: TestCounts; filesNotRun?: number }): ReactNode {
  const t = usePluginMessages(evidenceMessages);
  const kinds = ['passed', 'failed', 'skipped', 'flaky'] as const;
  const parts = kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`theme.evidence.count.${kind}`, { count: String(counts[kind]) }));
  if (filesNotRun > 0)
    parts.push(
      t(filesNotRun === 1 ? 'theme.evidence.count.file' : 'theme.evidence.count.files', {
        count: String(filesNotRun),
      }),
    );
  return parts.join(', ');
}

export function Seconds({ seconds }: { seconds: number }): ReactNode {
  const t = usePluginMessages(evidenceMessages);
  return t('theme.evidence.seconds', { seconds: seconds.toFixed(1) });
}

export function Run({ run: { date, commit } }: { run: RunData }): ReactNode {
  const t = usePluginMessages(evidenceMessages);
  const id = commit?.changed === true ? 'theme.evidence.commit.changed' : 'theme.evidence.commit';
  return (
    <>
      {date === undefined ? t('theme.evidence.noDate') : <time dateTime={date.iso}>{date.text}</time>}
      {', '}
      {commit === undefined ? t('theme.evidence.noCommit') : t(id, { commit: commit.short })}
    </>
  );
}

export function Table({ head, children }: { head: readonly string[]; children: ReactNode }): ReactNode {
  return (
    <div className="table-box evidence">
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

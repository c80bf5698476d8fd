import { PropertyError, usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { evidenceMessages } from '../../evidence/messages.js';
import type { CoverageData } from '../../evidence/model/types.js';
import type { Count } from '../../evidence/read/types.js';
import { NotRun, Run, Table } from './parts.js';
import { useEvidence } from './useEvidence.js';

const kinds = ['statements', 'branches', 'functions', 'lines'] as const;

export default function TestCoverage(): ReactNode {
  const t = usePluginMessages(evidenceMessages);
  const { coverage } = useEvidence();
  if (coverage === undefined)
    throw new PropertyError({
      component: 'TestCoverage',
      message: '<TestCoverage> needs a coverage report, but the configuration lists none.',
      hint: 'Add "coverage" to the options of the plug-in "evidence" in lectern.config.ts.',
    });
  const { files, folder, total } = coverage;
  if (files.length === 0) return <NotRun />;
  return (
    <>
      <p className="evidence">
        <Run run={coverage} />
        {folder === '' ? '.' : `. ${t('theme.evidence.inFolder', { folder })}`}
      </p>
      <Table head={['file', ...kinds].map((kind) => t(`theme.evidence.${kind as 'file'}`))}>
        {files.map((file) => (
          <tr key={file.file}>
            <th scope="row">
              <code>{file.file.slice(folder.length)}</code>
            </th>
            <Shares counts={file} />
          </tr>
        ))}
        <tr>
          <th scope="row">{t('theme.evidence.total')}</th>
          <Shares counts={total} />
        </tr>
      </Table>
    </>
  );
}

function Shares({ counts }: { counts: CoverageData['total'] }): ReactNode {
  return kinds.map((kind) => <td key={kind}>{share(counts[kind])}</td>);
}

/** Rounded down, because 100% must mean complete. */
function share({ covered, total }: Count): string {
  return total === 0 ? '–' : `${(Math.floor((covered / total) * 1000) / 10).toFixed(1)} %`;
}

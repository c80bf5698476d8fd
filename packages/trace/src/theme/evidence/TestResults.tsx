import { usePluginMessages } from 'lectern/theme';
import type { ReactNode } from 'react';
import { evidenceMessages } from '../../evidence/messages.js';
import type { TestData, TestFileData } from '../../evidence/model/types.js';
import { Counts, NotRun, Seconds, State, StateUnlessPassed } from './parts.js';
import { pickSuites, useEvidence } from './useEvidence.js';

interface Props {
  suite: string;
  /** `failed` lists only failed tests, for a large suite. Default: `all`. */
  tests?: 'all' | 'failed' | undefined;
}

export default function TestResults({ suite: id, tests = 'all' }: Props): ReactNode {
  const t = usePluginMessages(evidenceMessages);
  const component = 'TestResults';
  const [suite] = pickSuites({ component, evidence: useEvidence(), ids: [id] });
  if (suite === undefined) return null;
  const { folder, files } = suite;
  if (files.length === 0) return <NotRun />;
  return (
    <div className="evidence">
      {folder === '' ? null : <p>{t('theme.evidence.inFolder', { folder })}</p>}
      {files.map((file) => (
        <TestFile key={file.file} file={file} folder={folder} tests={tests} />
      ))}
    </div>
  );
}

function TestFile({
  file: { file, state, counts, seconds, tests },
  folder,
  tests: wanted,
}: {
  file: TestFileData;
  folder: string;
  tests: 'all' | 'failed';
}): ReactNode {
  const named = tests.filter(({ status }) => wanted === 'all' || status === 'failed');
  const line = (
    <>
      <State state={state} /> <code>{file.startsWith(folder) ? file.slice(folder.length) : file}</code>{' '}
      {tests.length === 0 ? null : (
        <small>
          <Counts counts={counts} />, <Seconds seconds={seconds} />
        </small>
      )}
    </>
  );
  if (named.length === 0) return <p className="evidence-file">{line}</p>;
  return (
    <details open={state === 'failed'}>
      <summary>{line}</summary>
      <ul>
        {named.map((test) => (
          <Test key={[...test.titles, test.project].join('\n')} test={test} />
        ))}
      </ul>
    </details>
  );
}

function Test({ test: { titles, status, message, project } }: { test: TestData }): ReactNode {
  return (
    <li>
      <StateUnlessPassed status={status} />
      {titles.join(' › ')}
      {project === undefined ? null : ` (${project})`}
      {message === undefined ? null : (
        <pre>
          <samp>{message}</samp>
        </pre>
      )}
    </li>
  );
}

'use client';

import { lazyModule } from 'lectern/client';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { exampleTexts, withShownValues } from '../../client/shown-values.js';
import type { MockData } from '../../model/mock-data.js';
import type { Console as ConsoleComponent } from './Console.js';
import { consoleMessages } from './messages.js';

export const hydrate = 'intent';

interface Props {
  id: string;
  title: string;
  dataUrl: string;
  messages?: Record<string, string>;
}

interface Loaded {
  Console: typeof ConsoleComponent;
  data: MockData;
}

export function TryIt({ id, title, dataUrl, messages }: Props): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);
  const [loadConsole] = useState(() => lazyModule(() => import('./Console.js')));
  const [note, setNote] = useState<'loading' | 'loadFailed'>();
  const t = consoleMessages(messages);
  const operation = loaded?.data.operations[id];
  const toggle = async (): Promise<void> => {
    setOpen(!isOpen);
    if (isOpen || loaded !== undefined) return;
    setNote('loading');
    try {
      const [{ Console }, data] = await Promise.all([loadConsole(), fetchData({ url: dataUrl, id })]);
      setLoaded({ Console, data });
      setNote(undefined);
    } catch (error) {
      console.error('The “Try it” form failed to load.', error);
      setOpen(false);
      setNote('loadFailed');
    }
  };
  return (
    <div className="api-console">
      <button
        type="button"
        className="api-button api-try"
        aria-expanded={isOpen}
        aria-controls={`${id}-console`}
        onClick={() => void toggle()}
      >
        {t('try')}
        <span className="sr-only">{`: ${title}`}</span>
      </button>
      <p className="api-console-state" role="status">
        {note === undefined ? null : t(note)}
      </p>
      <div id={`${id}-console`} className="api-console-panel" hidden={!isOpen || loaded === undefined}>
        {loaded === undefined || operation === undefined ? null : (
          <loaded.Console id={id} data={loaded.data} operation={operation} dataUrl={dataUrl} t={t} />
        )}
      </div>
    </div>
  );
}

/** Adds the examples from the page, because the file doesn't repeat them. */
async function fetchData({ url, id }: { url: string; id: string }): Promise<MockData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const data = (await response.json()) as MockData;
  const operation = data.operations[id];
  if (operation === undefined) return data;
  const complete = withShownValues({ operation, textAt: exampleTexts(id) });
  return { ...data, operations: { ...data.operations, [id]: complete } };
}

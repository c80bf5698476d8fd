'use client';

import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { MockData } from '../../../../sources/openapi/mock-data.js';
import type { Console as ConsoleComponent } from './Console.js';
import { consoleWords } from './words.js';

export const hydrate = 'intent';

interface Props {
  /** Of the operation. */
  id: string;
  title: string;
  /** Address of the data of the page's console. */
  dataUrl: string;
  messages?: Record<string, string>;
}

type State =
  | { kind: 'closed' | 'loading' | 'failed' }
  | { kind: 'open'; Console: typeof ConsoleComponent; data: MockData };

/** A button; the form, its code and its data come when it is pressed. */
export function TryIt({ id, title, dataUrl, messages }: Props): ReactNode {
  const [state, setState] = useState<State>({ kind: 'closed' });
  const panel = useRef<HTMLDivElement>(null);
  const t = consoleWords(messages);
  const isOpen = state.kind === 'open';
  const toggle = async (): Promise<void> => {
    if (isOpen) return setState({ kind: 'closed' });
    setState({ kind: 'loading' });
    try {
      const [{ Console }, data] = await Promise.all([import('./Console.js'), fetchData(dataUrl)]);
      setState({ kind: 'open', Console, data });
    } catch (error) {
      console.error('The console of an operation could not be loaded.', error);
      setState({ kind: 'failed' });
    }
  };
  return (
    <div className="api-console">
      <button
        type="button"
        className="api-button"
        aria-expanded={isOpen}
        aria-controls={`${id}-console`}
        onClick={() => void toggle()}
      >
        {t(isOpen ? 'close' : 'try')}
        <span className="sr-only">{`: ${title}`}</span>
      </button>
      <p className="api-console-state" role="status">
        {state.kind === 'loading' ? t('loading') : null}
        {state.kind === 'failed' ? t('loadFailed') : null}
      </p>
      <div id={`${id}-console`} ref={panel}>
        {isOpen ? <state.Console id={id} title={title} data={state.data} t={t} /> : null}
      </div>
    </div>
  );
}

/** The browser keeps the file: a second operation of the page has it at once. */
async function fetchData(url: string): Promise<MockData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as MockData;
}

'use client';

import type { ReactNode } from 'react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { readWrap, subscribeWrap, toggleWrap } from '../../client/stores/wrap.js';
import { codeMessages } from '../../messages/article.js';

export const hydrate = 'intent';

interface Props {
  messages?: Readonly<Record<keyof typeof codeMessages, string>> | undefined;
}

type State = 'copy' | 'copied' | 'failed';

/** Reads the code from the DOM. As a prop, the code would be in the page twice. */
export function CopyButton({ messages = codeMessages }: Props): ReactNode {
  const [state, setState] = useState<State>('copy');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWrapped = useSyncExternalStore(subscribeWrap, readWrap, () => false);
  const copy = async (button: HTMLElement): Promise<void> => {
    const code = button.closest('.code-block')?.querySelector('code')?.textContent ?? '';
    setState(await writeClipboard(code));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('copy'), 2000);
  };
  return (
    <div className="code-buttons">
      {/* A reader may toggle wrapping before hydration, so `aria-pressed` may differ from what React renders. */}
      <button
        type="button"
        className="wrap-button"
        aria-pressed={isWrapped}
        onClick={toggleWrap}
        suppressHydrationWarning
      >
        {messages.wrap}
      </button>
      <button
        type="button"
        className="copy-button"
        data-state={state}
        onClick={(event) => void copy(event.currentTarget)}
      >
        <span aria-live="polite">{messages[state]}</span>
      </button>
    </div>
  );
}

async function writeClipboard(text: string): Promise<State> {
  try {
    // Throws in an insecure context, where `navigator.clipboard` is undefined.
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

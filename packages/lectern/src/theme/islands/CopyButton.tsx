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

/**
 * A code block's buttons. The copy button reads the code from the page, so that the page contains the code only once.
 * The wrap button wraps long lines in all code blocks on the page. The style sheet shows the wrap button only if a line
 * is too long.
 */
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
      {/* The reader may toggle wrapping before hydration, so `aria-pressed` may differ from what React renders. */}
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
    // In an insecure context, `navigator.clipboard` is undefined, so this line throws an error.
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

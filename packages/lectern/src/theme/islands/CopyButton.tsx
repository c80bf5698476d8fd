'use client';

import type { ReactNode } from 'react';
import { useRef, useState } from 'react';

export const hydrate = 'intent';

interface Props {
  words: { copy: string; copied: string; failed: string };
}

type State = 'copy' | 'copied' | 'failed';

/** Copies the code of the block that it stands in: the text is in the page once. */
export function CopyButton({ words }: Props): ReactNode {
  const [state, setState] = useState<State>('copy');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async (button: HTMLElement): Promise<void> => {
    const code = button.closest('.code-block')?.querySelector('code')?.textContent ?? '';
    setState(await writeClipboard(code));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('copy'), 2000);
  };
  return (
    <button
      type="button"
      className="copy-button"
      data-state={state}
      onClick={(event) => void copy(event.currentTarget)}
    >
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}

async function writeClipboard(text: string): Promise<State> {
  try {
    // Browsers give the clipboard only to pages that came by https.
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

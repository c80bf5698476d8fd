'use client';

import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { SearchWords } from '../../util/search-words.js';
import type { SearchDialogProps } from './search/SearchDialog.js';

export const hydrate = 'intent';

interface Props {
  /** The page of the search: where the button leads without a script. */
  href: string;
  label: string;
  className?: string;
  /** Translations; none for English. */
  words?: SearchWords;
}

/** A link that, with a script, calls the dialog. `client/search.ts` calls it by key, and before it is live. */
export function SearchButton({ href, label, className, words = {} }: Props): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [calls, setCalls] = useState(0);
  // Who reaches for the button is about to press it.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const open = async (): Promise<void> => {
    try {
      const { SearchDialog } = await loadDialog();
      setDialog(() => SearchDialog);
      setCalls((count) => count + 1);
    } catch {
      location.assign(href);
    }
  };
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A browser without modal dialogs follows the link to the search page.
    if (!('showModal' in document.createElement('dialog'))) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <a
        href={href}
        className={className === undefined ? 'search-button' : `search-button ${className}`}
        data-search=""
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onClick}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6" />
          <path d="m15 15 5.5 5.5" />
        </svg>
        <span className="bar-word">{label}</span>
        <span className="search-key" aria-hidden="true" suppressHydrationWarning>
          Ctrl K
        </span>
      </a>
      {Dialog === undefined ? null : <Dialog calls={calls} href={href} words={words} />}
    </>
  );
}

function loadDialog(): Promise<typeof import('./search/SearchDialog.js')> {
  return import('./search/SearchDialog.js');
}

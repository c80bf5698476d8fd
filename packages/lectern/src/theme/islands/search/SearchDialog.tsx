import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SearchWords } from '../../../util/search-words.js';
import { SearchPanel } from './SearchPanel.js';
import { translator } from './words.js';

export interface SearchDialogProps {
  /** Counts how often the reader has called the dialog. */
  calls: number;
  /** The page of the search. */
  href: string;
  words: SearchWords;
}

/** The search over the page. It stays when it is closed, with what was typed and found. */
export function SearchDialog({ calls, href, words }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const t = translator(words);
  const close = (): void => dialog.current?.close();
  useEffect(() => {
    if (calls === 0) return;
    if (dialog.current?.open === false) dialog.current.showModal();
    field.current?.focus();
    field.current?.select();
  }, [calls]);
  useEffect(() => {
    // Back and forward lead to a page that wants to be seen.
    const onNavigate = ({ navigationType }: NavigateEvent): void => {
      if (navigationType === 'traverse') dialog.current?.close();
    };
    window.navigation?.addEventListener('navigate', onNavigate);
    return () => window.navigation?.removeEventListener('navigate', onNavigate);
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={t('theme.search')}
      // A press beside it closes it; where a browser does not know this, Escape and the button do.
      {...{ closedby: 'any' }}
    >
      <SearchPanel
        t={t}
        href={href}
        query={query}
        onQuery={setQuery}
        limit={8}
        active
        field={field}
        onLeave={close}
      >
        <button type="button" className="search-close" onClick={close}>
          {t('theme.search.close')}
        </button>
      </SearchPanel>
    </dialog>,
    document.body,
  );
}

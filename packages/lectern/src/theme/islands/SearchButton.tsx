'use client';

import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { SearchMessages } from '../../messages/search.js';
import { lazyModule } from '../../util/lazy-module.js';
import type { SearchCall } from '../../util/search-call.js';
import { searchCallEvent } from '../../util/search-call.js';
import type { SearchDialogProps } from './search/SearchDialog.js';

export const hydrate = 'intent';

interface Props {
  href: string;
  label: string;
  className?: string;
  messages?: SearchMessages;
}

/** `client/search/search.ts` handles clicks on this link, and calls this island. */
export function SearchButton({ href, label, className, messages = {} }: Props): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [call, setCall] = useState<SearchCall>();
  const [loadDialog] = useState(() => lazyModule(() => import('./search/SearchDialog.js')));
  useEffect(() => {
    // Hydration on intent means that the reader is about to open the dialog.
    void loadDialog().catch(() => undefined);
    const onCall = async (event: Event): Promise<void> => {
      const { detail } = event as CustomEvent<SearchCall>;
      try {
        const { SearchDialog } = await loadDialog();
        setDialog(() => SearchDialog);
        setCall(detail);
      } catch (error) {
        console.warn('The search dialog failed to load.', error);
        detail.fail();
      }
    };
    addEventListener(searchCallEvent, onCall);
    return () => removeEventListener(searchCallEvent, onCall);
  }, [loadDialog]);
  return (
    <>
      <a
        href={href}
        className={className === undefined ? 'search-button' : `search-button ${className}`}
        data-search=""
        aria-keyshortcuts="Control+K Meta+K"
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
      {Dialog === undefined || call === undefined ? null : (
        <Dialog call={call} href={href} messages={messages} />
      )}
    </>
  );
}

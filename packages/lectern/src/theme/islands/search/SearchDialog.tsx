import type { ReactNode, SyntheticEvent } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SearchMessages } from '../../../messages/search.js';
import type { SearchCall } from '../../../util/search-call.js';
import { translator } from './messages.js';
import { SearchPanel } from './SearchPanel.js';

export interface SearchDialogProps {
  call: SearchCall;
  href: string;
  messages: SearchMessages;
}

export function SearchDialog({ call, href, messages }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<string>();
  const [path, setPath] = useState(location.pathname);
  const submitted = useRef<string>(undefined);
  const t = translator(messages);
  const close = (): void => dialog.current?.close();
  // Fires the same event as the Escape key.
  const cancel = (): void => void dialog.current?.dispatchEvent(new Event('cancel'));
  // `call` contains the letters typed so far. A layout effect runs before the next key event, so later letters go to
  // the field.
  useLayoutEffect(() => {
    const typed = call.take();
    if (typed === undefined) return;
    dialog.current?.removeAttribute('style');
    if (dialog.current?.open === false) {
      dialog.current.showModal();
      // The page's scope may have changed since the dialog was last open.
      setPath(location.pathname);
    }
    field.current?.focus();
    if (typed.text === '') field.current?.select();
    else setQuery(typed.text);
    submitted.current = typed.isSubmitted && typed.text !== '' ? typed.text : undefined;
  }, [call]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a call may contain the query that is already in the field.
  useEffect(() => {
    if (submitted.current !== query) return;
    submitted.current = undefined;
    // Escape may have closed the dialog before this effect.
    if (dialog.current?.checkVisibility()) field.current?.form?.requestSubmit();
  }, [query, call]);
  useEffect(() => {
    // The type `traverse` means that the reader goes back or forward.
    const onNavigate = ({ navigationType }: NavigateEvent): void => {
      if (navigationType !== 'traverse') return;
      dialog.current?.dispatchEvent(new Event('cancel'));
      dialog.current?.close();
    };
    window.navigation?.addEventListener('navigate', onNavigate);
    return () => window.navigation?.removeEventListener('navigate', onNavigate);
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={t('theme.search')}
      onCancel={dismiss}
      // In browsers that support `closedby`, a click outside closes the dialog.
      {...{ closedby: 'any' }}
    >
      <SearchPanel
        t={t}
        href={href}
        query={query}
        onQuery={setQuery}
        filter={filter}
        onFilter={setFilter}
        path={path}
        limit={6}
        active
        visit={call}
        field={field}
        onLeave={close}
      >
        <button type="button" className="search-close" onClick={cancel}>
          {t('theme.search.close')}
        </button>
      </SearchPanel>
    </dialog>,
    document.body,
  );
}

/**
 * Hides the dialog immediately, and closes it in the next frame. Closing takes longer, because the browser recomputes
 * the style of every element.
 */
function dismiss(event: SyntheticEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget;
  event.preventDefault();
  dialog.style.display = 'none';
  // Waits like `nextFrame`. Importing `nextFrame` would make the search page's scripts larger.
  requestAnimationFrame(() =>
    setTimeout(() => {
      // The reader may have opened the dialog again in the meantime.
      if (dialog.style.display === 'none') dialog.close();
    }),
  );
}

'use client';

import { lazyModule } from 'lectern/client';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { moreSamplesMessages } from '../../model/island-messages.js';
import { moreLanguageNames } from '../../model/samples/more/names.js';
import type { SampleRequest } from '../../model/samples/request.js';
import { latestRequest, subscribeRequests } from './requests.js';

export const hydrate = 'intent';

interface Props {
  id: string;
  dataUrl: string;
  label: string;
  /** The translated messages; undefined if all messages are in English. */
  messages?: Readonly<Record<keyof typeof moreSamplesMessages, string>> | undefined;
}

/**
 * Chromium lays out every section with a form field on load, even off screen, so the languages are buttons instead of a
 * `<select>`.
 */
export function MoreSamples({ id, dataUrl, label, messages = moreSamplesMessages }: Props): ReactNode {
  const [language, setLanguage] = useState('');
  const [shown, setShown] = useState<{ code: string } | 'failed'>();
  const [isCopied, setCopied] = useState(false);
  const [load] = useState(() => lazyModule(() => import('./print-more.js')));
  const latest = useRef(0);
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

  const show = async (name: string, request: SampleRequest | undefined): Promise<void> => {
    latest.current += 1;
    const own = latest.current;
    const next = await load()
      .then(({ printMore }) => printMore({ id, dataUrl, language: name, request }))
      .then(
        (code) => ({ code }),
        () => 'failed' as const,
      );
    if (own !== latest.current) return;
    setCopied(false);
    setShown(next);
  };

  // Keeps the sample in sync with the request in the console's form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is created on each render and has no state.
  useEffect(() => {
    if (language === '') return undefined;
    void show(language, latestRequest(id));
    return subscribeRequests({ id, listener: (request) => void show(language, request) });
  }, [id, language]);

  return (
    // If the reader opens the list before hydration, its `open` attribute differs from what React expects.
    <details className="api-tree api-more-samples" suppressHydrationWarning>
      <summary>{messages.choose}</summary>
      {isHydrated ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form field, too.
        <div role="group" aria-label={label} className="api-tools">
          {moreLanguageNames.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === language}
              onClick={() => {
                setLanguage(name === language ? '' : name);
                setShown(undefined);
              }}
            >
              {name}
            </button>
          ))}
        </div>
      ) : null}
      {shown === 'failed' ? <p role="status">{messages.failed}</p> : null}
      {language === '' || shown === undefined || shown === 'failed' ? null : (
        <div className="code-block">
          <div className="code-body">
            <pre>
              <code>{shown.code}</code>
            </pre>
          </div>
          <button
            type="button"
            className="api-button"
            onClick={() => void navigator.clipboard.writeText(shown.code).then(() => setCopied(true))}
          >
            <span aria-live="polite">{isCopied ? messages.copied : messages.copy}</span>
          </button>
        </div>
      )}
    </details>
  );
}

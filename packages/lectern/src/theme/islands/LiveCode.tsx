'use client';

import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { highlightJsx } from '../../client/live/highlight.js';
import type { ClicksToFrame, ToFrame } from '../../client/live/messages.js';
import { readFromFrame } from '../../client/live/messages.js';
import { trustedHtml } from '../../util/trusted-html.js';

export const hydrate = 'intent';

interface Props {
  code: string;
  noInline: boolean;
  frame: string;
  messages: Record<'editor' | 'keys' | 'result' | 'reset' | 'run' | 'failed', string>;
  /** The prerendered result; undefined if the code fails at build time. */
  html?: string | undefined;
}

/**
 * The frame loads once the reader uses the editor or the result. Until it shows a result, the prerendered HTML stays
 * visible.
 */
export function LiveCode({ code: written, noInline, frame, messages, html }: Props): ReactNode {
  const [code, setCode] = useState(written);
  const [isLive, setLive] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [shown, setShown] = useState<{ height: number } | undefined>();
  const [error, setError] = useState<string | undefined>();
  const editor = useRef<HTMLTextAreaElement>(null);
  const iframe = useRef<HTMLIFrameElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const clicks = useRef<number[][]>([]);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    setLive(true);
    // The browser may have restored the field's text after a reload.
    setCode(editor.current?.value ?? written);
    // The reader may have focused the editor before hydration.
    if (document.activeElement === editor.current) setWanted(true);
  }, [written]);

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent): void => {
      const message = readFromFrame(data);
      if (source === null || source !== iframe.current?.contentWindow || message === undefined) return;
      if (message.type === 'ready') setReady(true);
      if (message.type === 'height') setShown({ height: message.height });
      if (message.type === 'shown') {
        setError(undefined);
        const again: ClicksToFrame = { clicks: clicks.current.splice(0) };
        if (again.clicks.length > 0) iframe.current?.contentWindow?.postMessage(again, '*');
      }
      if (message.type === 'error') setError(message.message);
    };
    addEventListener('message', listen);
    const box = result.current;
    const onClick = ({ target }: Event): void => {
      setWanted(true);
      if (box !== null && target instanceof Element) clicks.current.push(wayTo({ target, box }));
    };
    const onFocus = (): void => setWanted(true);
    box?.addEventListener('click', onClick);
    box?.addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('message', listen);
      box?.removeEventListener('click', onClick);
      box?.removeEventListener('focusin', onFocus);
    };
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const send = (): void => iframe.current?.contentWindow?.postMessage(toFrame({ code, noInline }), '*');
    send();
    // The message to the frame includes the page's color mode.
    const observer = new MutationObserver(send);
    observer.observe(document.documentElement, { attributeFilter: ['data-mode'] });
    return () => observer.disconnect();
  }, [isReady, code, noInline]);

  // React sets the HTML again for each new object.
  const highlighted = useMemo(() => ({ __html: trustedHtml(`${highlightJsx(code)}\n`) }), [code]);
  const prerendered = useMemo(() => ({ __html: trustedHtml(html ?? '') }), [html]);

  const want = (): void => setWanted(true);
  const reset = (): void => {
    if (editor.current !== null) editor.current.value = written;
    setCode(written);
    editor.current?.focus();
  };
  const failed = error === undefined ? undefined : messages.failed.replace('{error}', error);
  return (
    <div className="live code-block">
      <div className="live-editor">
        {/* Once the editor is live, screen readers read the text field instead. */}
        <pre aria-hidden={isLive ? true : undefined}>
          <code dangerouslySetInnerHTML={highlighted} />
        </pre>
        <textarea
          ref={editor}
          aria-label={messages.editor}
          title={messages.keys}
          defaultValue={written}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onFocus={want}
          onInput={({ currentTarget }) => {
            setCode(currentTarget.value);
            setWanted(true);
          }}
        />
      </div>
      <div className="live-bar">
        <span>{messages.result}</span>
        {code === written ? null : (
          <button type="button" onClick={reset}>
            {messages.reset}
          </button>
        )}
      </div>
      <div className="live-error" role="alert">
        {failed === undefined ? null : <p>{failed}</p>}
      </div>
      {html === undefined && shown === undefined ? (
        <div className="live-result">
          <button type="button" className="live-run" onClick={want}>
            {messages.run}
          </button>
        </div>
      ) : (
        <div
          className="live-result"
          ref={result}
          hidden={shown !== undefined}
          dangerouslySetInnerHTML={prerendered}
        />
      )}
      {isWanted ? (
        <iframe
          ref={iframe}
          src={frame}
          title={messages.result}
          sandbox="allow-scripts"
          style={
            shown === undefined ? { position: 'absolute', visibility: 'hidden' } : { height: shown.height }
          }
        />
      ) : null}
    </div>
  );
}

function wayTo({ target, box }: { target: Element; box: Element }): number[] {
  const way: number[] = [];
  for (let at = target; at !== box && at.parentElement !== null; at = at.parentElement)
    way.unshift([...at.parentElement.children].indexOf(at));
  return way;
}

function toFrame({ code, noInline }: Pick<ToFrame, 'code' | 'noInline'>): ToFrame {
  const { lang, dataset } = document.documentElement;
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
    ({ href }) => href,
  );
  return { code, noInline, styles, mode: dataset.mode, lang };
}

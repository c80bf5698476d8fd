/*
 * Runs live examples in a sandboxed frame, which has an opaque origin and no network access. In the browser, strings
 * must not be evaluated as code anywhere else. See `contributing/decisions`.
 */
import scope from '@theme/ReactLiveScope';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { evaluateLive } from './evaluate.js';
import type { ClicksToFrame, FromFrame, ToFrame } from './messages.js';

const box = document.getElementById('root') ?? document.body;

function tell(message: FromFrame): void {
  parent.postMessage(message, '*');
}

/** Also called after each render, because a `ResizeObserver` doesn't fire in an invisible frame. */
function sendHeight(): void {
  tell({ type: 'height', height: Math.ceil(box.getBoundingClientRect().height) });
}

function tellError(error: unknown): void {
  tell({ type: 'error', message: error instanceof Error ? error.message : String(error) });
}

const root = createRoot(box, { onUncaughtError: tellError });

/** Waits for the style sheets, because they may change the example's size. */
async function show({ code, noInline, styles, mode, lang }: ToFrame): Promise<void> {
  const { documentElement: html, head } = document;
  html.lang = lang;
  if (mode === undefined) delete html.dataset.mode;
  else html.dataset.mode = mode;
  await Promise.all(styles.map((href) => styleSheet({ href, head })));
  try {
    root.render(<Shown>{evaluateLive({ code, noInline, scope })}</Shown>);
  } catch (error) {
    tellError(error);
  }
}

async function styleSheet({ href, head }: { href: string; head: HTMLHeadElement }): Promise<void> {
  const present = head.querySelector<HTMLLinkElement>(`link[href="${CSS.escape(href)}"]`);
  if (present !== null && present.dataset.state !== 'loading') return;
  const link = present ?? document.createElement('link');
  const settled = new Promise<void>((resolve) => {
    for (const type of ['load', 'error'])
      link.addEventListener(type, () => {
        link.dataset.state = type;
        resolve();
      });
  });
  if (present === null) {
    Object.assign(link, { rel: 'stylesheet', href });
    link.dataset.state = 'loading';
    head.append(link);
  }
  await settled;
}

function clickAgain({ clicks }: ClicksToFrame): void {
  for (const way of clicks) {
    const target = way.reduce<Element | undefined>((at, index) => at?.children[index], box);
    if (target instanceof HTMLElement) target.click();
  }
}

function Shown({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    tell({ type: 'shown' });
    sendHeight();
  });
  return children;
}

new ResizeObserver(sendHeight).observe(box);
addEventListener('message', ({ source, data }) => {
  if (source !== parent) return;
  const message = data as ToFrame | ClicksToFrame;
  if ('clicks' in message) clickAgain(message);
  else void show(message);
});
addEventListener('error', (event) => tellError(event.error ?? event.message));
addEventListener('unhandledrejection', (event) => tellError(event.reason));
tell({ type: 'ready' });

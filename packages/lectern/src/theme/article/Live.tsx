import scope from '@theme/ReactLiveScope';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { evaluateLive } from '../../client/live/evaluate.js';
import { RenderContext, useMessages, useRenderContext } from '../context.js';
import { LiveCode } from '../islands/LiveCode.js';
import { usePageStyles } from '../page-assets.js';
import styles from '../styles/live.css?url';

interface Props {
  code: string;
  noInline?: boolean | string | undefined;
  title?: string | undefined;
}

const liveFrameId = 'lectern:live-frame';

export function LecternLive({ code, noInline = false, title }: Props): ReactNode {
  const t = useMessages();
  const context = useRenderContext();
  usePageStyles(styles);
  const html = resultOf({ code, noInline: noInline !== false, context });
  return (
    <div className="live-block">
      {title === undefined ? null : <p className="live-title">{title}</p>}
      <LiveCode
        code={code}
        noInline={noInline !== false}
        frame={context.islandUrl(liveFrameId)}
        messages={{
          editor: t('theme.live.editor'),
          keys: t('theme.live.keys'),
          result: t('theme.live.result'),
          reset: t('theme.live.reset'),
          run: t('theme.live.run'),
          failed: t('theme.live.failed'),
        }}
        {...(html === undefined ? {} : { html })}
      />
      {html === undefined ? <noscript>{t('theme.live.noScript')}</noscript> : null}
    </div>
  );
}

/** Returns undefined if the code fails at build time, for example because it needs a browser. */
function resultOf({
  code,
  noInline,
  context,
}: {
  code: string;
  noInline: boolean;
  context: ReturnType<typeof useRenderContext>;
}): string | undefined {
  try {
    return renderToStaticMarkup(
      // In the browser, the sandboxed frame replaces the result, so components in the result must not become islands.
      <RenderContext.Provider value={{ ...context, inIsland: true }}>
        {evaluateLive({ code, noInline, scope })}
      </RenderContext.Provider>,
    );
  } catch {
    return undefined;
  }
}

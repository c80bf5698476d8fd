import type { ReactNode } from 'react';
import { changedMessages, codeMessages } from '../../messages/article.js';
import { trustedHtml } from '../../util/trusted-html.js';
import { useMessages, useRenderContext } from '../context.js';
import { CopyButton } from '../islands/CopyButton.js';

interface HighlightedCodeProps {
  html: string;
  language: string;
  title?: string | undefined;
  lineNumbers?: string | undefined;
  run?: string | undefined;
}

export function HighlightedCode({
  html,
  language,
  title,
  lineNumbers,
  run,
}: HighlightedCodeProps): ReactNode {
  const t = useMessages();
  const { sampleOutputs } = useRenderContext();
  const messages = changedMessages({
    messages: {
      copy: t('theme.code.copy'),
      copied: t('theme.code.copied'),
      failed: t('theme.code.failed'),
      wrap: t('theme.code.wrap'),
    },
    defaults: codeMessages,
  });
  const output = run === undefined ? undefined : sampleOutputs.get(run);
  return (
    <div
      className={`code-block${lineNumbers === undefined ? '' : ' code-block-numbered'}`}
      data-language={language}
    >
      {title === undefined ? null : <div className="code-title">{title}</div>}
      <div className="code-body">
        <pre>
          <code dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
        </pre>
        <CopyButton {...(messages === undefined ? {} : { messages })} />
      </div>
      {output === undefined ? null : (
        <div className="code-output">
          <div className="code-output-title">{t('theme.code.output')}</div>
          <pre>
            <samp>{output}</samp>
          </pre>
        </div>
      )}
    </div>
  );
}

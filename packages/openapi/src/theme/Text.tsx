import { Markdown } from 'lectern/theme';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { withAlertTitles } from '../model/alert-titles.js';
import type { ApiExample, ApiText, ExternalDocs, OpenapiPageProps } from '../model/api-page.js';
import { splitLead } from '../model/lead.js';
import { useOpenapi } from './context.js';
import { useApiMessages } from './useApiMessages.js';

/** The description is sanitized, because documents may be untrusted: HTML, links, and images can't run scripts. */
export function Text({ text }: { text: ApiText | undefined }): ReactNode {
  const { onBrokenLinks } = useOpenapi();
  return <TextWithin text={text} onBrokenLinks={onBrokenLinks} />;
}

/** Tabs are rendered separately and can't read the page's context, so `onBrokenLinks` is a prop. */
export function TextWithin({
  text,
  onBrokenLinks,
}: {
  text: ApiText | undefined;
  onBrokenLinks: OpenapiPageProps['onBrokenLinks'];
}): ReactNode {
  if (text === undefined) return null;
  const markdown = withAlertTitles(text.markdown);
  return <Markdown untrusted html="sanitized" onBrokenLinks={onBrokenLinks} {...text} markdown={markdown} />;
}

export function Description({
  text,
  docs,
}: {
  text: ApiText | undefined;
  docs?: ExternalDocs | undefined;
}): ReactNode {
  const t = useApiMessages();
  const { lead, rest } = splitLead(text);
  return (
    <>
      <Text text={lead} />
      {rest === undefined ? (
        <MoreOn docs={docs} />
      ) : (
        <details className="api-tree">
          <summary className="api-more" data-search-ignore="">
            {t('theme.api.showMore')}
          </summary>
          <Text text={rest} />
          <MoreOn docs={docs} />
        </details>
      )}
    </>
  );
}

export function Filled({ text, children }: { text: string; children: ReactNode }): ReactNode {
  const [before = '', after = ''] = text.split(/\{\w+\}/);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

export function Listed({ pieces }: { pieces: readonly ReactNode[] }): ReactNode {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change while they are rendered.
    <Fragment key={index}>
      {index === 0 ? null : ', '}
      {piece}
    </Fragment>
  ));
}

export function MoreOn({ docs }: { docs: ExternalDocs | undefined }): ReactNode {
  const t = useApiMessages();
  if (docs === undefined) return null;
  const label = docs.description?.markdown ?? t('theme.api.moreOn');
  if (!URL.canParse(docs.url))
    return (
      <p>
        {label} <code>{docs.url}</code>
      </p>
    );
  return (
    <p>
      <a href={docs.url} rel="noopener">
        {label}
      </a>
    </p>
  );
}

export function GeneratedNote({ example: { sampled, shortened } }: { example: ApiExample }): ReactNode {
  const t = useApiMessages();
  if (!sampled) return null;
  const text = t(shortened === true ? 'theme.api.example.shortened' : 'theme.api.example.made');
  return <span className="api-quiet"> {text}</span>;
}

export function Badge({ children, kind }: { children: ReactNode; kind?: string }): ReactNode {
  return <span className={`api-badge${kind === undefined ? '' : ` api-badge-${kind}`}`}>{children}</span>;
}

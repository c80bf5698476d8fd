import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { ApiText, ExternalDocs } from '../../../sources/openapi/model.js';
import { CodeBlock } from '../../article/CodeBlock.js';
import { LecternStatic } from '../../article/Static.js';
import { useMessages } from '../../context.js';
import { useOpenapi } from './context.js';

/** A description. */
export function Text({ text: source }: { text: ApiText | undefined }): ReactNode {
  const { text } = useOpenapi();
  if (source === undefined) return null;
  return text(source).map((chunk, index) =>
    'html' in chunk ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the chunks never change while they are rendered.
      <LecternStatic key={index} html={chunk.html} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <CodeBlock key={index} language={chunk.language} metastring={chunk.meta}>
        {chunk.code}
      </CodeBlock>
    ),
  );
}

/** Words with a place in them: `Default: {value}`. */
export function Filled({ words, children }: { words: string; children: ReactNode }): ReactNode {
  const [before = '', after = ''] = words.split(/\{\w+\}/);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

/** Several pieces with commas between them. */
export function Listed({ pieces }: { pieces: readonly ReactNode[] }): ReactNode {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <Fragment key={index}>
      {index === 0 ? null : ', '}
      {piece}
    </Fragment>
  ));
}

/** A page elsewhere that says more. */
export function MoreOn({ docs }: { docs: ExternalDocs | undefined }): ReactNode {
  const t = useMessages();
  if (docs === undefined) return null;
  return (
    <p>
      <a href={docs.url} rel="noopener">
        {docs.description?.markdown ?? t('theme.api.moreOn')}
      </a>
    </p>
  );
}

export function Badge({ children, kind }: { children: ReactNode; kind?: string }): ReactNode {
  return <span className={`api-badge${kind === undefined ? '' : ` api-badge-${kind}`}`}>{children}</span>;
}

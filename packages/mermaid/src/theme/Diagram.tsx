import { PluginSlot, usePageStyles, usePluginMessages } from 'lectern/theme';
import type { CSSProperties, ReactNode } from 'react';

import { messages } from '../messages.js';
import type { DiagramProps } from '../types.js';
import styles from './mermaid.css?url';

export default function Diagram({
  svg,
  width,
  kind,
  title,
  description,
  code,
  alternative,
}: DiagramProps): ReactNode {
  usePageStyles(styles);
  if (svg === undefined) {
    return (
      <pre className="diagram-source" data-kind={kind}>
        <code>{code}</code>
      </pre>
    );
  }
  const label = [title ?? kind, description].filter(Boolean).join('. ');
  return (
    <div
      className="diagram-figure"
      data-kind={kind}
      data-generated={alternative === undefined ? undefined : ''}
      style={widthStyle(width)}
    >
      <div
        className="diagram mermaid"
        role="img"
        aria-label={label}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {alternative === undefined ? (
        <Source code={code} description={description} />
      ) : (
        <PluginSlot name={alternative} />
      )}
    </div>
  );
}

function Source({ code, description }: Pick<DiagramProps, 'code' | 'description'>): ReactNode {
  const t = usePluginMessages(messages);
  return (
    <details className="diagram-text">
      <summary>{t('theme.diagram.text')}</summary>
      {description === undefined ? null : <p>{description}</p>}
      <pre>
        <code>{code}</code>
      </pre>
    </details>
  );
}

/** The style sheet needs the drawing's natural width to keep text readable on narrow screens. */
function widthStyle(width: number | undefined): CSSProperties {
  return { '--diagram-width': `${width ?? 600}px` } as CSSProperties;
}

import type { CSSProperties, ReactNode } from 'react';
import type { DrawnDiagram } from '../../render/contract.js';
import { useMessages, useRenderContext } from '../context.js';
import { usePageStyles } from '../page-styles.js';
import styles from '../styles/diagrams.css?url';
import { DiagramInWords } from './DiagramInWords.js';

/** A diagram that was drawn when the site was built, with its text for those who cannot see it. */
export function LecternDiagram({ name }: { name: string }): ReactNode {
  const diagram = useRenderContext().diagrams.get(name);
  usePageStyles(styles);
  if (diagram === undefined) return null;
  const { svg, width, title, description, kind, code, text, hrefs } = diagram;
  if (svg === undefined) {
    return (
      <pre className="diagram-source" data-kind={kind}>
        <code>{code}</code>
      </pre>
    );
  }
  const label = [title ?? kind, description].filter(Boolean).join('. ');
  return (
    <div className="mermaid-figure" data-kind={kind} data-generated={text?.kind} style={widthStyle(width)}>
      <div className="diagram" role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
      {text === undefined || hrefs === undefined ? (
        <Source code={code} description={description} />
      ) : (
        <DiagramInWords text={text} href={({ route, anchor = '' }) => hrefs[`${route}#${anchor}`] ?? ''} />
      )}
    </div>
  );
}

function Source({ code, description }: Pick<DrawnDiagram, 'code' | 'description'>): ReactNode {
  const t = useMessages();
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

/** The style sheet keeps letters readable on narrow screens, for which it must know the natural width. */
function widthStyle(width: number | undefined): CSSProperties {
  return { '--diagram-width': `${width ?? 600}px` } as CSSProperties;
}

import type { CSSProperties, ReactNode } from 'react';
import type { DrawnDiagram } from '../../session/render/contract.js';
import { useMessages, useRenderContext } from '../context.js';

/** A diagram that was drawn when the site was built, with its text for those who cannot see it. */
export function LecternDiagram({ name }: { name: string }): ReactNode {
  const diagram = useRenderContext().diagrams.get(name);
  if (diagram === undefined) return null;
  const { svg, width, title, description, kind, code } = diagram;
  if (svg === undefined) {
    return (
      <pre className="diagram-source" data-kind={kind}>
        <code>{code}</code>
      </pre>
    );
  }
  const label = [title ?? kind, description].filter(Boolean).join('. ');
  return (
    <div className="mermaid-figure" data-kind={kind}>
      <div
        className="diagram"
        role="img"
        aria-label={label}
        style={widthStyle(width)}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <Source code={code} description={description} />
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

import type { ReactElement, ReactNode } from 'react';
import { Children, isValidElement } from 'react';
import { useMessages } from '../context.js';

export const calloutTypes = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'] as const;
type AdmonitionType = (typeof calloutTypes)[number];

/** Each type has an icon, because color must not be the only cue (WCAG 1.4.1). */
const pictures: Readonly<Record<AdmonitionType, string>> = {
  note: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4',
  tip: 'M9.5 18.5h5M10.5 21h3M12 3a6 6 0 0 0-3.4 10.9c.6.5.9 1.1.9 1.8v.3h5v-.3c0-.7.3-1.3.9-1.8A6 6 0 0 0 12 3Z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.6v.2',
  warning: 'M12 4 2.8 20h18.4L12 4ZM12 10v5M12 17.4v.2',
  danger: 'M8.2 3.5h7.6l4.7 4.7v7.6l-4.7 4.7H8.2l-4.7-4.7V8.2l4.7-4.7ZM12 8v5M12 15.9v.2',
  caution: 'M12 4 2.8 20h18.4L12 4ZM12 10v5M12 17.4v.2',
  important: 'M4 4.5h16v11.5h-6l-4 4v-4H4zM12 7.5v3.5M12 13.2v.2',
};

export interface Props {
  type?: string;
  title?: ReactNode;
  icon?: ReactNode;
  className?: string;
  children?: ReactNode;
}

function isKnown(type: string): boolean {
  return (calloutTypes as readonly string[]).includes(type);
}

export function LecternAdmonitionTitle({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

export function isTitle(part: ReactNode): part is ReactElement<{ children?: ReactNode }> {
  return isValidElement(part) && part.type === LecternAdmonitionTitle;
}

export function Callout({ type = 'note', title, icon, className, children }: Props): ReactNode {
  const t = useMessages();
  // As in Docusaurus, an admonition type that the site has added looks like `info`.
  const kind = calloutTypes.find((known) => known === type) ?? 'info';
  const names = [
    `admonition-${kind}`,
    ...(isKnown(type) ? [] : [`admonition-${type}`]),
    ...(className ? [className] : []),
  ];
  const parts = Children.toArray(children);
  const written = parts.find(isTitle);
  const label = t(`theme.admonition.${kind}`);
  const text = title ?? written;
  return (
    <div className={['admonition', ...names].join(' ')} role="note" aria-label={label}>
      <p className="admonition-title">
        {icon ?? (
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={pictures[kind]} />
          </svg>
        )}
        {text === undefined ? (
          label
        ) : (
          <>
            {<span className="sr-only">{`${label}: `}</span>}
            {text}
          </>
        )}
      </p>
      <div className="admonition-body">{parts.filter((part) => part !== written)}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useMessages } from '../useMessages.js';

interface Props {
  level: 2 | 3 | 4;
  id?: string | undefined;
  text: string;
  children?: ReactNode;
}

export function Heading({ level, id, text, children }: Props): ReactNode {
  const t = useMessages();
  const Tag = `h${level}` as const;
  return (
    // Without `aria-label`, screen readers would read the name of the anchor link as part of the heading.
    <Tag id={id} aria-label={id === undefined ? undefined : text}>
      {children ?? text}
      {id === undefined ? null : (
        // biome-ignore lint/a11y/useAnchorContent: the style sheet adds the "#", and `aria-label` names the link.
        <a
          href={`#${id}`}
          className="heading-link"
          aria-label={t('theme.reference.headingLink', { heading: text })}
        />
      )}
    </Tag>
  );
}

import type { ReactNode } from 'react';
import { useApiMessages } from './useApiMessages.js';

export type Level = 1 | 2 | 3 | 4 | 5 | 6;

interface Props {
  level: Level;
  id: string;
  text: string;
  name?: string;
  children?: ReactNode;
}

export function Heading({ level, id, text, name = text, children }: Props): ReactNode {
  const t = useApiMessages();
  const Tag = `h${level}` as const;
  return (
    // Without `aria-label`, screen readers would read the label of the anchor link as part of the heading.
    <Tag id={id} aria-label={level === 1 ? undefined : name}>
      {children ?? text}
      {level === 1 ? null : (
        // biome-ignore lint/a11y/useAnchorContent: the style sheet adds the "#", and `aria-label` names the link.
        <a
          href={`#${id}`}
          className="heading-link"
          aria-label={t('theme.api.headingLink', { heading: text })}
        />
      )}
    </Tag>
  );
}

export function below(level: Level): Level {
  return Math.min(level + 1, 6) as Level;
}

import type { ReactNode } from 'react';
import { useApiMessages } from './useApiMessages.js';

export type Level = 1 | 2 | 3 | 4 | 5 | 6;

interface Props {
  level: Level;
  id: string;
  text: string;
  /** What a screen reader calls it, where it shows more than `text`. */
  name?: string;
  /** What stands in it instead of the plain text. */
  children?: ReactNode;
}

/** A heading with a link to itself. */
export function Heading({ level, id, text, name = text, children }: Props): ReactNode {
  const t = useApiMessages();
  const Tag = `h${level}` as const;
  return (
    // Without its own name, the heading would have that of its link in it.
    <Tag id={id} aria-label={level === 1 ? undefined : name}>
      {children ?? text}
      {level === 1 ? null : (
        // biome-ignore lint/a11y/useAnchorContent: its sign is drawn by the style sheet, and its name is the label.
        <a
          href={`#${id}`}
          className="heading-link"
          aria-label={t('theme.api.headingLink', { heading: text })}
        />
      )}
    </Tag>
  );
}

/** The level below; the sixth has none. */
export function below(level: Level): Level {
  return Math.min(level + 1, 6) as Level;
}

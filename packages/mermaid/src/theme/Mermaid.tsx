import { RenderContext } from 'lectern/theme';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { placeholder } from '../placeholder.js';
import styles from './mermaid.css?url';

/**
 * Implements `@theme/Mermaid`, for diagrams whose code a component generates. The plug-in replaces the code after the
 * page is rendered. React doesn't compare this HTML, so there is no hydration mismatch.
 */
export default function Mermaid({ value }: { value: string }): ReactNode {
  // In the browser, there is no render context, and the page already has the style sheet.
  const head = useContext(RenderContext)?.collected.head;
  const link = `<link rel="stylesheet" href="${styles}">`;
  if (head?.includes(link) === false) head.push(link);
  return (
    <div
      className="diagram-component"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: placeholder(value) }}
    />
  );
}

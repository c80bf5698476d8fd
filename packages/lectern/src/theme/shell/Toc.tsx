import type { ReactNode } from 'react';
import { useMessages, usePage } from '../context.js';
import { BreakableName } from './BreakableName.js';

/** A word that is too long for the column. Headings with shorter words fit. */
const longWord = /\S{13}/;

/** The table of contents. It is open in the HTML; on narrow screens, a script closes it before the first paint. */
export function Toc(): ReactNode {
  const { toc } = usePage();
  const t = useMessages();
  if (toc.length === 0) return null;
  return (
    <nav className="toc" aria-label={t('theme.toc.title')}>
      <details open>
        <summary>{t('theme.toc.title')}</summary>
        <ul>
          {toc.map((item) => (
            <li key={item.id} className={`toc-${item.level}`}>
              <a href={`#${item.id}`}>
                {longWord.test(item.text) ? <BreakableName name={item.text} /> : item.text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

import type { ReactNode } from 'react';
import { useMessages, usePage } from '../context.js';
import { ShellLink } from './Link.js';
import { LogoImage } from './Logo.js';

export function Footer(): ReactNode {
  const { footer, version } = usePage().site;
  const t = useMessages();
  return (
    <footer className="footer">
      <div className="footer-inner">
        {footer.columns.length === 0 ? null : (
          <div className="footer-columns">
            {footer.columns.map((column) => (
              <section key={column.title}>
                {column.title === '' ? null : <h2>{column.title}</h2>}
                <ul>
                  {column.items.map((item, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two links may be equal.
                    <li key={index}>
                      {'html' in item ? (
                        <div dangerouslySetInnerHTML={{ __html: item.html }} />
                      ) : (
                        <ShellLink link={item} />
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        <div className="footer-end">
          {footer.logo === undefined ? null : <LogoImage logo={footer.logo} />}
          <div className="footer-text">
            {footer.copyright === undefined ? null : (
              <span dangerouslySetInnerHTML={{ __html: footer.copyright }} />
            )}
            {version === undefined ? null : (
              <span className="footer-version">{t('theme.footer.version', { version })}</span>
            )}
          </div>
        </div>
      </div>
    </footer>
  );
}

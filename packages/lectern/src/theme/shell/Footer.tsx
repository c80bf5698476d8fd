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
                <h2>{column.title}</h2>
                <ul>
                  {column.items.map((item) => (
                    <li key={item.href}>
                      <ShellLink link={item} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        <div className="footer-end">
          {footer.logo === undefined ? null : <LogoImage logo={footer.logo} />}
          <p>
            {footer.copyright}
            {version === undefined ? null : (
              <span className="footer-version">{t('theme.footer.version', { version })}</span>
            )}
          </p>
        </div>
      </div>
    </footer>
  );
}

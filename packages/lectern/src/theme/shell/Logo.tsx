import type { ReactNode } from 'react';
import type { LogoData } from '../../model/page-data.types.js';
import { usePage } from '../context.js';

export function Logo(): ReactNode {
  const { site } = usePage();
  return (
    <a className="brand" href={site.navbarLogo?.href ?? site.base}>
      {site.navbarLogo === undefined ? null : <LogoImage logo={site.navbarLogo} />}
      <span className="brand-title">{site.navbarTitle}</span>
    </a>
  );
}

export function LogoImage({ logo }: { logo: LogoData }): ReactNode {
  const size = { width: logo.width ?? 32, height: logo.height ?? 32 };
  if (logo.srcDark === undefined) return <img src={logo.src} alt={logo.alt} {...size} />;
  return (
    <>
      <img className="only-light" src={logo.src} alt={logo.alt} {...size} />
      <img className="only-dark" src={logo.srcDark} alt={logo.alt} {...size} loading="lazy" />
    </>
  );
}

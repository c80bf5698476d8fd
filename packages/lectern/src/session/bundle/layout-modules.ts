import { join } from 'node:path';
import { ownThemeModule } from '../../content/own-theme-module.js';
import { engineSource } from '../../util/engine-paths.js';
import { installedWhole } from './installed-theme.js';

const shell = ['AnnouncementBar', 'Footer', 'Navbar', 'SkipToContent'];

interface Import {
  siteDir: string;
  source: string;
  from: string;
}

/**
 * In this theme, parts of the page such as the navbar are outside the layout. An ejected `Layout` renders them, too.
 * Within that module, they render nothing, so that each of them is shown once.
 */
export function withinLayout({ siteDir, source, from }: Import): string | undefined {
  if (from === '' || ownThemeModule({ siteDir, source: '@theme/Layout' }) !== from) return undefined;
  if (source === ownThemeModule({ siteDir, source: '@theme/Layout/Provider' }))
    return join(engineSource(), 'theme/compat/passThrough.tsx');
  const isShell =
    source === '@theme/ErrorPageContent' || shell.some((name) => filesOf({ siteDir, name }).includes(source));
  return isShell ? join(engineSource(), 'theme/compat/nothing.ts') : undefined;
}

function filesOf({ siteDir, name }: { siteDir: string; name: string }): (string | undefined)[] {
  const specifier = `@theme/${name}`;
  return [
    ownThemeModule({ siteDir, source: specifier }),
    installedWhole({ siteDir, name: specifier }),
    join(engineSource(), `theme/exports/${name}.ts`),
  ];
}

import { expect, test } from 'vitest';
import { formatDiagnostic, LecternError } from '../../diagnostics/diagnostic.js';
import { doc, siteOf } from '../../model/__fixtures__/site.js';
import type { NavbarItemData } from '../../model/navbar-data.types.js';
import { pageData } from '../../model/page-data.js';
import { siteData } from '../../model/site-data.js';
import { theme } from '../../theme/server.js';
import type { DocumentInput } from './contract.js';
import { renderShell } from './navbar-problem.js';

const link: NavbarItemData = {
  kind: 'link',
  label: 'Tutorial',
  href: '/tutorial',
  external: false,
  position: 'left',
  current: false,
};
const dropdown: NavbarItemData = {
  kind: 'dropdown',
  label: 'Community',
  position: 'right',
  current: false,
  items: [link],
};

function documentWith(navbar: NavbarItemData[]): DocumentInput {
  const { site } = siteOf({});
  const page = pageData({ site, siteData: siteData(site), navbar: [], page: doc('a') });
  return {
    page: { ...page, navbar },
    article: { html: '', collected: { head: [], ids: 0, needsSiteData: false } },
    assets: { styles: [], scripts: [], headScript: '', build: 'b' },
    islandUrl: (module) => module,
  };
}

function failure(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof LecternError ? error.diagnostics.map(formatDiagnostic).join('\n') : String(error);
  }
  return 'nothing was thrown';
}

const locationOfNavbarItem = (index: number) => ({ file: 'lectern.config.ts', line: 10 + index, column: 9 });

test('rendering the navbar: an item that fails to render is reported as an error in the configuration', () => {
  // The configuration's schema rejects this state, so only a plug-in or a bug could cause it.
  const broken = { ...dropdown, items: undefined as unknown as [] };
  const document = documentWith([link, broken]);
  expect(
    failure(() => renderShell({ theme, document, locationOfNavbarItem })),
  ).toBe(`error [navbar-item-failed] lectern.config.ts:11:9
  The navbar item themeConfig.navbar.items[1] ("Community") failed to render: Cannot read properties of undefined (reading 'map')
  Check the keys and values of this item.`);
});

test('rendering the navbar: an error that does not come from a navbar item is rethrown unchanged', () => {
  const document = documentWith([link, dropdown]);
  const renderDocument = (): never => {
    throw new Error('The footer fails.');
  };
  const broken = { ...theme, renderDocument };
  expect(failure(() => renderShell({ theme: broken, document, locationOfNavbarItem }))).toBe(
    'Error: The footer fails.',
  );
  expect(renderShell({ theme, document })).toContain('Community');
});

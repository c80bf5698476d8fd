import { expect, test } from 'vitest';
import type { DocsSourceConfig } from '../../config/schema/sources.js';
import { sourceSchema } from '../../config/schema/sources.js';
import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { planVersions } from './versions.js';

function docs(config: Record<string, unknown> = {}): DocsSourceConfig {
  return sourceSchema.parse({ type: 'docs', ...config }) as DocsSourceConfig;
}

test('versions: without versions.json, only the current version exists, and its path contains no version name', () => {
  expect(planVersions({ source: docs({ sidebarPath: 'sidebars.ts' }), names: [] })).toEqual({
    plans: [
      {
        name: 'current',
        label: 'Next',
        route: '/docs',
        banner: 'none',
        badge: false,
        noIndex: false,
        isLast: true,
        dir: 'docs',
        translationDir: 'current',
        sidebarsFile: 'sidebars.ts',
      },
    ],
    diagnostics: [],
  });
});

test("versions: the newest release's path contains no version name, and the current version is at /next", () => {
  const { plans } = planVersions({
    source: docs({ id: 'api', path: 'api', routeBasePath: 'api' }),
    names: ['2.0', '1.0'],
  });
  expect(plans).toEqual([
    {
      name: 'current',
      label: 'Next',
      route: '/api/next',
      banner: 'unreleased',
      badge: true,
      noIndex: false,
      isLast: false,
      dir: 'api',
      translationDir: 'current',
    },
    {
      name: '2.0',
      label: '2.0',
      route: '/api',
      banner: 'none',
      badge: true,
      noIndex: false,
      isLast: true,
      dir: 'api_versioned_docs/version-2.0',
      translationDir: 'version-2.0',
      sidebarsFile: 'api_versioned_sidebars/version-2.0-sidebars.json',
    },
    {
      name: '1.0',
      label: '1.0',
      route: '/api/1.0',
      banner: 'unmaintained',
      badge: true,
      noIndex: false,
      isLast: false,
      dir: 'api_versioned_docs/version-1.0',
      translationDir: 'version-1.0',
      sidebarsFile: 'api_versioned_sidebars/version-1.0-sidebars.json',
    },
  ]);
});

test('versions: the configuration can set the latest version, labels, paths, and banners', () => {
  const source = docs({
    lastVersion: 'current',
    versions: { current: { label: '3.0 (beta)' }, '2.0': { path: 'two', banner: 'none' } },
  });
  const { plans } = planVersions({ source, names: ['2.0', '1.0'] });
  expect(plans.map(({ label, route, banner, isLast }) => ({ label, route, banner, isLast }))).toEqual([
    { label: '3.0 (beta)', route: '/docs', banner: 'none', isLast: true },
    { label: '2.0', route: '/docs/two', banner: 'none', isLast: false },
    { label: '1.0', route: '/docs/1.0', banner: 'unmaintained', isLast: false },
  ]);
});

test('versions: the configuration can exclude the current version', () => {
  const { plans } = planVersions({ source: docs({ includeCurrentVersion: false }), names: ['1.0'] });
  expect(plans.map(({ name }) => name)).toEqual(['1.0']);
});

test('versions: an unknown version name in the configuration is an error', () => {
  const { diagnostics } = planVersions({
    source: docs({ lastVersion: '2.O', versions: { curent: {} } }),
    names: ['2.0', '1.0'],
  });
  expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n\n')).toMatchInlineSnapshot(`
    "error [unknown-version]
      versions of the docs source "docs" names the version "curent", which does not exist. Did you mean "current"?
      Known versions: current, 2.0, 1.0. To add a version, list it in versions.json.

    error [unknown-version]
      lastVersion of the docs source "docs" names the version "2.O", which does not exist. Did you mean "2.0"?
      Known versions: current, 2.0, 1.0. To add a version, list it in versions.json."
  `);
});

test('versions: if only some versions are published, the first published release is the latest version', () => {
  const { plans, diagnostics } = planVersions({
    source: docs({
      onlyIncludeVersions: ['current', '1.0'],
      versions: { '1.0': { badge: false, noIndex: true } },
    }),
    names: ['2.0', '1.0'],
  });
  expect(diagnostics).toEqual([]);
  expect(
    plans.map(({ name, route, banner, badge, noIndex, isLast }) => ({
      name,
      route,
      banner,
      badge,
      noIndex,
      isLast,
    })),
  ).toEqual([
    {
      name: 'current',
      route: '/docs/next',
      banner: 'unreleased',
      badge: true,
      noIndex: false,
      isLast: false,
    },
    { name: '1.0', route: '/docs', banner: 'none', badge: false, noIndex: true, isLast: true },
  ]);
});

test('versions: an unpublished lastVersion is an error with its location', () => {
  const { diagnostics } = planVersions({
    source: docs({ lastVersion: '2.0', onlyIncludeVersions: ['1.0'] }),
    names: ['2.0', '1.0'],
    locationInConfig: (path) => ({ file: path.join('.'), line: 1, column: 2 }),
  });
  expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic))).toEqual([
    [
      'error [unknown-version] lastVersion:1:2',
      '  lastVersion of the docs source "docs" names the version "2.0", which is not published. Did you mean "1.0"?',
      '  Published versions: 1.0. Use one of these, or change `onlyIncludeVersions` or `includeCurrentVersion` so that "2.0" is published.',
    ].join('\n'),
  ]);
});

test('versions: the list may contain the current version, which is then not added again', () => {
  const placesOf = (config: Record<string, unknown>, names: string[]): string[] =>
    planVersions({ source: docs(config), names }).plans.map(({ name, route }) => `${name} ${route}`);
  expect(placesOf({}, ['current', '2.0'])).toEqual(['current /docs/next', '2.0 /docs']);
  expect(placesOf({ includeCurrentVersion: false }, ['2.0', 'current'])).toEqual([
    '2.0 /docs',
    'current /docs/next',
  ]);
  expect(placesOf({}, ['current'])).toEqual(['current /docs']);
});

import { mermaid } from '@lectern/mermaid';
import { openapi } from '@lectern/openapi';
import { socialCards } from '@lectern/social-cards';
import { evidence, trace } from '@lectern/trace';
import { typedoc } from '@lectern/typedoc';
import { defineConfig } from 'lectern';
import { documentChecks } from './document-checks';
import { readingAids } from './plugins/reading-aids';
import { recognizer } from './plugins/recognizer';

const repository = 'https://github.com/aacommodate/aac-voice-api';
const editUrl = `${repository}/tree/main/site/`;

/**
 * The site shows the newer of two reports: the result of `npm test`, and the snapshot in the repository, which exists
 * in a fresh clone.
 */
const vitest = ['../test-results/unit.json', 'evidence/unit.json'];
const playwright = ['../test-results/browser.json', 'evidence/browser.json'];
const library = 'packages/aac-voice-api/src';
const acceptance = ['acceptance', 'spoken'].map((name) => `tests/browser/library/${name}.spec.ts`);
const axe = 'tests/browser/site/axe.spec.ts';

/** A key such as `AUD` is part of the IDs in test titles, such as `UT-AUD-01`. */
const unitTests = Object.fromEntries(
  Object.entries({
    LIB: ['CommandLibrary', []],
    MAP: ['CommandMapping', []],
    CON: ['CommandConverter', ['CommandConverter.test.ts']],
    HIS: ['CommandHistory', ['CommandHistory.test.ts']],
    AUD: ['AudioInputHandler', ['AudioInputHandler.test.ts']],
    SPE: ['SpeechConverter', ['SpeechConverter.test.ts']],
    POP: ['showHistoryPopup', ['showHistoryPopup.test.ts']],
    API: ['AACVoiceAPI', ['AACVoiceAPI.test.ts']],
    WSP: ['whisper/libstream', ['whisper/libstream.test.ts']],
  } satisfies Record<string, [string, string[]]>).map(([key, [label, files]]) => [
    `UT-${key}`,
    { kind: 'unit-test', label, tests: files.map((file) => `${library}/${file}`) } as const,
  ]),
);

export default defineConfig({
  title: 'AAC Voice API',
  tagline: 'Turn a player’s voice, or an AAC board’s, into the actions of a game.',
  version: '1.3.0',
  url: 'https://aacommodate.github.io',
  baseUrl: '/aac-voice-api/',
  trailingSlash: false,
  favicon: 'img/mark.svg',
  // The recognizer in the home page's game is WebAssembly, which the CSP must allow.
  contentSecurityPolicy: { allow: { 'script-src': ["'wasm-unsafe-eval'"] } },
  organizationName: 'aacommodate',
  projectName: 'aac-voice-api',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  sources: [
    { type: 'docs', id: 'docs', path: 'docs', routeBasePath: 'docs', editUrl, showLastUpdateTime: true },
    {
      type: 'docs',
      id: 'tutorial',
      path: 'tutorial',
      routeBasePath: 'tutorial',
      section: 'Lectern',
      editUrl,
      showLastUpdateTime: true,
    },
    { type: 'pages', path: 'pages', editUrl },
  ],
  plugins: [
    typedoc({
      path: '../packages/aac-voice-api',
      entryPoints: ['src/*.ts', 'src/whisper/libstream.ts'],
      routeBasePath: 'docs/api-specification',
      label: 'API Specification',
      sidebar: { source: 'docs', sidebarId: 'defaultSidebar', position: 4 },
      sourceUrl: `${repository}/blob/main/packages/aac-voice-api/`,
    }),
    evidence({
      manual: 'evidence/manual',
      suites: [
        {
          id: 'library-unit',
          label: 'Library: unit tests',
          reports: vitest,
          include: [`${library}/**/*.test.ts`],
          exclude: [`${library}/useCases.test.ts`],
        },
        {
          id: 'library-integration',
          label: 'Library: integration tests',
          reports: vitest,
          include: [`${library}/useCases.test.ts`],
        },
        {
          id: 'library-chromium',
          label: 'Library: integration tests in Chromium',
          reports: playwright,
          include: ['tests/browser/library/*.spec.ts'],
          exclude: acceptance,
        },
        {
          id: 'library-acceptance',
          label: 'Library: automated acceptance tests',
          reports: playwright,
          include: acceptance,
        },
        {
          id: 'site-unit',
          label: 'Site: unit tests',
          reports: vitest,
          include: [
            'packages/{lectern,openapi,typedoc,trace,mermaid,social-cards,blog}/src/**/*.test.{ts,tsx}',
            'tests/{unit,tutorial}/**/*.test.ts',
            'tests/fixtures/*.test.ts',
          ],
          exclude: ['**/__fixtures__/**'],
        },
        {
          id: 'site-browser',
          label: 'Site: browser tests',
          reports: playwright,
          include: ['tests/browser/{site,islands,frame,editing}/**/*.spec.ts'],
          exclude: [axe],
        },
        { id: 'site-axe', label: 'Site: accessibility (axe)', reports: playwright, include: [axe] },
      ],
      coverage: { reports: ['evidence/coverage.json'] },
      measurements: ['evidence/recognizer.json'],
    }),
    openapi({ id: 'pet-store', path: 'openapi/petstore.yaml', routeBasePath: 'api', editUrl }),
    trace({
      ids: {
        'REQ-F': { kind: 'requirement', label: 'Functional' },
        'REQ-N': { kind: 'requirement', label: 'Non-functional' },
        UC: { kind: 'use-case', label: 'Use case' },
        D: { kind: 'design', label: 'Design' },
        IT: { kind: 'test-case', label: 'Integration test' },
        AT: { kind: 'procedure', label: 'Acceptance test' },
        ...unitTests,
      },
      route: 'docs/traceability',
      sidebar: { source: 'docs' },
    }),
    documentChecks,
    mermaid(),
    socialCards(),
    recognizer(),
    readingAids(),
  ],
  search: {
    // The documents about the engine are a separate search scope, because game developers don't need them.
    scopes: [{ label: 'Lectern', sources: ['tutorial', 'pet-store'] }],
    weights: { tutorial: 0.5, 'pet-store': 0.5 },
    popular: [
      '/docs/requirements/features-and-requirements',
      '/docs/api-specification/AACVoiceAPI/classes/AACVoiceAPI',
      '/docs/api-specification/SpeechConverter/classes/SpeechConverter',
      '/docs/testing/acceptence-testing',
    ],
  },
  feed: { changelog: '../CHANGELOG.md' },
  // The build fails if a sample prints output that its document doesn't show.
  checks: { 'sample-output-missing': 'throw' },
  samples: {
    packages: { '@aacommodate/aac-voice-api': '../packages/aac-voice-api/src/index.ts' },
    files: ['samples/*.ts'],
  },
  themeConfig: {
    navbar: {
      title: 'AAC Voice API',
      logo: { src: 'img/mark.svg', width: 32, height: 32 },
      hideOnScroll: true,
      items: [
        { type: 'docSidebar', sidebarId: 'defaultSidebar', docsPluginId: 'docs', label: 'Documentation' },
        { type: 'html', value: 'Lectern', className: 'navbar-apart navbar-label' },
        { type: 'docSidebar', sidebarId: 'defaultSidebar', docsPluginId: 'tutorial', label: 'Tutorial' },
        { to: '/api', label: 'Sample API' },
        { href: repository, label: 'Source', className: 'navbar-apart' },
      ],
    },
    footer: {
      logo: { src: 'img/mark.svg', width: 40, height: 40 },
      links: [
        {
          title: 'Docs',
          items: [
            { label: 'Introduction', to: '/docs/intro' },
            { label: 'Requirements', to: '/docs/category/requirements-specification' },
            { label: 'Architecture', to: '/docs/category/system-architecture' },
            { label: 'API Specification', to: '/docs/api-specification' },
            { label: 'Tests', to: '/docs/category/test-procedures' },
          ],
        },
        {
          title: 'More',
          items: [
            { label: 'Changes', to: '/changelog' },
            { label: 'Source repository', href: repository },
            { label: 'About this site', to: '/markdown-page' },
            { label: 'Lectern tutorial', to: '/tutorial/intro' },
            { label: 'Lectern sample API', to: '/api' },
          ],
        },
      ],
      copyright: '© 2026 AACommodate and contributors. MIT license.',
    },
  },
});

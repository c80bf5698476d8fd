import { defineConfig, trace } from 'lectern';

const repository = 'https://github.com/aacommodate/aac-voice-api';
const editUrl = `${repository}/tree/main/site/`;

export default defineConfig({
  title: 'AAC Voice API',
  tagline: 'Turn a player’s voice, or an AAC board’s, into the actions of a game.',
  version: '1.3.0',
  url: 'https://aacommodate.github.io',
  baseUrl: '/aac-voice-api/',
  trailingSlash: false,
  favicon: 'img/mark.svg',
  organizationName: 'aacommodate',
  projectName: 'aac-voice-api',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  sources: [
    { type: 'docs', id: 'docs', path: 'docs', routeBasePath: 'docs', editUrl, showLastUpdateTime: true },
    {
      type: 'typedoc',
      id: 'api',
      path: '../packages/aac-voice-api',
      entryPoints: ['src/*.ts', 'src/whisper/libstream.ts'],
      routeBasePath: 'docs/api-specification',
      label: 'API Specification',
      sidebar: { source: 'docs', sidebarId: 'defaultSidebar', position: 4 },
      sourceUrl: `${repository}/blob/main/packages/aac-voice-api/`,
    },
    {
      type: 'docs',
      id: 'tutorial',
      path: 'tutorial',
      routeBasePath: 'tutorial',
      editUrl,
      showLastUpdateTime: true,
    },
    {
      type: 'openapi',
      id: 'pet-store',
      path: 'openapi/petstore.yaml',
      routeBasePath: 'api',
      editUrl,
    },
    { type: 'pages', path: 'pages', editUrl },
  ],
  evidence: {
    suites: [
      {
        id: 'library',
        label: 'Tests of the library',
        reports: ['../test-results/unit.json'],
        include: ['packages/aac-voice-api/src/**/*.test.ts'],
      },
    ],
  },
  plugins: [
    trace({
      ids: {
        'REQ-F': { kind: 'requirement', label: 'Functional' },
        'REQ-N': { kind: 'requirement', label: 'Non-functional' },
        UC: { kind: 'use-case', label: 'Use case' },
        D: { kind: 'design', label: 'Design' },
        IT: { kind: 'test-case', label: 'Integration test' },
        AT: { kind: 'procedure', label: 'Acceptance test' },
      },
      route: 'docs/traceability',
      sidebar: { source: 'docs' },
    }),
  ],
  feed: { changelog: '../CHANGELOG.md' },
  samples: {
    packages: { 'aac-voice-api': '../packages/aac-voice-api/src/index.ts' },
    files: ['samples/*.ts'],
  },
  themeConfig: {
    navbar: {
      title: 'AAC Voice API',
      logo: { src: 'img/mark.svg', width: 32, height: 32 },
      hideOnScroll: true,
      items: [
        { type: 'docSidebar', sidebarId: 'defaultSidebar', docsPluginId: 'docs', label: 'Documentation' },
        { type: 'docSidebar', sidebarId: 'defaultSidebar', docsPluginId: 'tutorial', label: 'Tutorial' },
        { href: repository, label: 'Source' },
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
            { label: 'Tests', to: '/docs/category/test-procedures' },
          ],
        },
        {
          title: 'More',
          items: [
            { label: 'Tutorial', to: '/tutorial/intro' },
            { label: 'Changes', to: '/changelog' },
            { label: 'About this site', to: '/markdown-page' },
            { label: 'Source repository', href: repository },
          ],
        },
      ],
      copyright: '© 2026 AACommodate and contributors. MIT licence.',
    },
  },
});

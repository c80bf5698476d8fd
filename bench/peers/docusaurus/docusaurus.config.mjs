/** Uses only the docs plugin and the classic theme, with Docusaurus Faster and the most common local search. */
export default {
  title: 'Bench',
  url: 'https://example.org',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  future: { v4: true, faster: true },
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/' }]],
  themes: [
    '@docusaurus/theme-classic',
    ['@easyops-cn/docusaurus-search-local', { hashed: true, indexBlog: false, docsRouteBasePath: '/' }],
  ],
  themeConfig: { navbar: { title: 'Bench' } },
};

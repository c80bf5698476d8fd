import { defineConfig } from 'lectern';

export default defineConfig({
  title: 'Bench',
  url: 'https://example.org',
  baseUrl: '/',
  sources: [{ type: 'docs', id: 'docs', path: 'docs', routeBasePath: '/' }],
});

import { defineConfig } from 'lectern';
import { __factory__ } from '../src/index.js';

export default defineConfig({
  title: 'Example',
  url: 'https://example.org',
  sources: [{ type: 'docs', routeBasePath: '/' }],
  plugins: [__factory__({ label: 'Before you start' })],
});

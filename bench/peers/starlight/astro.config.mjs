import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';

export default defineConfig({
  site: 'https://example.org',
  image: { service: passthroughImageService() },
  integrations: [starlight({ title: 'Bench' })],
});

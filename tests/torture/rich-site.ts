import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from './site-copy.js';

/* The cache of this site contains every kind of entry. */

const fixtures = join(import.meta.dirname, '../fixtures');

const config = `
import { blog } from '@lectern/blog';
import { mermaid } from '@lectern/mermaid';
import { openapi } from '@lectern/openapi';
import { socialCards } from '@lectern/social-cards';
import { typedoc } from '@lectern/typedoc';
import { steps } from './steps.ts';
import { shout } from './shout.ts';

export default {
  title: 'Fixture',
  url: 'https://example.org',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  sources: [
    { type: 'docs', routeBasePath: '/' },
    { type: 'docs', id: 'samples', path: 'sample-docs', routeBasePath: 'samples' },
    { type: 'docs', id: 'islands', path: 'island-docs', routeBasePath: 'islands' },
    { type: 'docs', id: 'loud', path: 'loud', routeBasePath: 'loud', remarkPlugins: [[shout, { mark: '!' }]] },
  ],
  islands: 'auto',
  plugins: [
    steps(),
    mermaid(),
    socialCards(),
    openapi({ path: 'api/openapi.yaml' }),
    typedoc({ path: 'library', routeBasePath: 'reference' }),
    blog({ onUntruncatedBlogPosts: 'ignore', onInlineAuthors: 'ignore' }),
  ],
  samples: {
    packages: { lamp: 'library/src/index.ts', 'lamp/*': 'library/src/*.ts' },
    files: ['samples/*.ts'],
  },
};
`;

const parts: readonly (readonly [from: string, to: string])[] = [
  ['ok-samples/docs', 'sample-docs'],
  ['ok-samples/library', 'library'],
  ['ok-samples/samples', 'samples'],
  ['ok-islands/docs', 'island-docs'],
  ['ok-islands/components', 'components'],
  ['ok-openapi/api', 'api'],
  ['ok-remark-rehype/shout.ts', 'shout.ts'],
  ['ok-locales/static', 'static'],
];

export function copyRichSite(): string {
  const dir = copySite('ok-mermaid');
  for (const [from, to] of parts) cpSync(join(fixtures, from), join(dir, to), { recursive: true });
  const files: Readonly<Record<string, string>> = {
    'lectern.config.ts': config,
    'loud/index.md': '# Loud\n\nWords.\n',
    'docs/dot.md': '# Dot\n\n![A dot](/dot.png)\n\nSee [the start](./index.md).\n',
    'blog/2024-01-02-post.md': '---\ntitle: A post\ntags: [sea]\n---\n\nWords about the sea.\n',
    'i18n/fr/docs/current/dot.md': '# Point\n\n![Un point](/dot.png)\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}

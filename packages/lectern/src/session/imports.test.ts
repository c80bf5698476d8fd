import { expect, test } from 'vitest';
import { tempSite } from '../content/__fixtures__/temp-site.js';
import { siteReach } from '../content/site-reach.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { compile } from '../markdown/__fixtures__/render.js';
import { siteOf } from '../model/__fixtures__/site.js';
import { collectModules, partialFile } from './imports.js';

test('imports in documents are resolved by the rules of the bundler', async () => {
  await using site = await tempSite({
    'components/Box.tsx': '',
    'components/Tabs/index.js': '',
    'docs/local.ts': '',
    'docs/data.json': '{}',
    'docs/_part.mdx': '',
    'node_modules/@scope/pack/package.json': '{}',
  });
  const document = compile(`import Box from '@site/components/Box';
import Folder from '../components/Tabs';
import { local } from './local';
import data from './data.json';
import source from '!!raw-loader!./local.ts';
import text from '!!raw-loader!./_part.mdx';
import Part from './_part.mdx';
import Tabs from '@theme/Tabs';
import x from '@scope/pack/deep';
import { useId } from 'react';
import { join } from 'node:path';
import Gone from '@site/components/Gone';
import folder from '../components';
import Tab from '@theme/TabsItem';
import gone from '@scope/gone';
`);
  const { modules, diagnostics } = collectModules({
    siteDir: site.dir,
    reach: siteReach({ siteDir: site.dir, config: siteOf({}).site.config }),
    documents: [document],
  });
  const shown = [...modules].map((pair) => pair.map((name) => name.replace(site.dir, '')).join(' -> '));
  expect(shown).toEqual([
    'react -> react',
    'react/jsx-runtime -> react/jsx-runtime',
    '/components/Box -> /components/Box.tsx',
    '/components/Tabs -> /components/Tabs/index.js',
    '/docs/local -> /docs/local.ts',
    '/docs/data.json -> /docs/data.json',
    '/docs/local.ts?raw -> /docs/local.ts?raw',
    '/docs/_part.mdx?raw -> /docs/_part.mdx?raw',
    '@theme/Tabs -> @theme/Tabs',
    '@scope/pack/deep -> @scope/pack/deep',
    'node:path -> node:path',
    // The bundler replaces this missing theme module, so the import is kept.
    '@theme/TabsItem -> @theme/TabsItem',
  ]);
  expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n\n')).toMatchInlineSnapshot(`
    "error [unknown-import] docs/page.md:12:18
      The document imports "@site/components/Gone", which does not exist.
      Correct the path, or install the package. A path that starts with a dot is relative to the importing file, and @site/ or a leading slash stands for the site folder.

    error [unknown-import] docs/page.md:13:20
      The document imports "../components", which does not exist.
      Correct the path, or install the package. A path that starts with a dot is relative to the importing file, and @site/ or a leading slash stands for the site folder.

    error [unknown-theme-module] docs/page.md:14:17
      The document imports "@theme/TabsItem", which does not exist. Did you mean "@theme/TabItem"?
      Correct the name, install the theme that provides this component, or create the component in src/theme.

    error [unknown-import] docs/page.md:15:18
      The document imports "@scope/gone", which does not exist.
      Correct the path, or install the package. A path that starts with a dot is relative to the importing file, and @site/ or a leading slash stands for the site folder."
  `);
});

test('an import with a leading slash is looked up in static folders, in the site folder, and as an absolute path', async () => {
  await using site = await tempSite({
    'static/img/logo.svg': '',
    'src/Box/index.tsx': '',
    'docs/_part.mdx': '',
    'docs/data.json': '{}',
    'elsewhere/Frame.tsx': '',
  });
  const document = compile(`import logo from '/img/logo.svg';
import same from '/static/img/logo.svg';
import Box from '/src/Box';
import data from '/docs/data';
import Frame from '${site.dir}/elsewhere/Frame.tsx';
import Gone from '/src/Gone';
`);
  const { modules, diagnostics } = collectModules({
    siteDir: site.dir,
    staticDirectories: ['static'],
    reach: siteReach({ siteDir: site.dir, config: siteOf({}).site.config }),
    documents: [document],
  });
  expect([...modules.values()].slice(2).map((path) => path.replace(site.dir, ''))).toEqual([
    '/static/img/logo.svg',
    '/src/Box/index.tsx',
    '/docs/data.json',
    '/elsewhere/Frame.tsx',
  ]);
  expect(diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual(['unknown-import 6']);
  const partial = (specifier: string) => partialFile({ siteDir: site.dir, specifier, from: 'docs/page.mdx' });
  expect(partial('/docs/_part.mdx')).toBe('docs/_part.mdx');
  expect(partial(`${site.dir}/docs/_part.mdx`)).toBe('docs/_part.mdx');
  expect(partial('/docs/_gone.mdx')).toBe('docs/_gone.mdx');
});

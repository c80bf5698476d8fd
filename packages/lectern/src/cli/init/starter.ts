import { upperFirst } from '../../util/upper-first.js';
import type { Starter } from './find-starter.js';
import { toSource } from './to-source.js';
import type { NewFiles } from './write-files.js';

export function starterFiles({
  folder,
  starters,
}: {
  folder: string;
  starters: readonly Starter[];
}): NewFiles {
  const title = titleOf(folder);
  return {
    'tsconfig.json': '{\n  "extends": "lectern/tsconfig.site.json"\n}\n',
    '.gitignore': ['node_modules/', 'build/', '.lectern/', '.env.local', '.env.*.local', ''].join('\n'),
    'lectern.config.ts': configFile({ title, starters }),
    'docs/intro.md': intro,
    'pages/index.md': home(title),
    ...Object.assign({}, ...starters.map(({ files }) => files)),
  };
}

/** `my-docs` becomes “My docs”. */
function titleOf(folder: string): string {
  return upperFirst(folder.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()) || 'Docs';
}

function configFile({ title, starters }: { title: string; starters: readonly Starter[] }): string {
  const imports = starters
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, plugins }) => {
      const names = plugins.map((plugin) => plugin.export).sort();
      return { name, line: `import { ${names.join(', ')} } from '${name}';` };
    });
  const calls = starters.flatMap(({ plugins }) =>
    plugins.map((plugin) => {
      const options = plugin.options === undefined ? '' : toSource(plugin.options, '    ');
      return `    ${plugin.export}(${options}),`;
    }),
  );
  const navbarItems = starters.flatMap((starter) => starter.navbarItems);
  const isBefore = ({ name }: { name: string }): boolean => name < 'lectern';
  return [
    ...imports.filter(isBefore).map(({ line }) => line),
    "import { defineConfig } from 'lectern';",
    ...imports.filter((found) => !isBefore(found)).map(({ line }) => line),
    '',
    'export default defineConfig({',
    `  title: '${title}',`,
    '  // The public URL of the site. Search engines and link previews need the full URL.',
    "  url: 'https://example.org',",
    "  sources: [{ type: 'docs' }, { type: 'pages' }],",
    ...(calls.length === 0 ? [] : ['  plugins: [', ...calls, '  ],']),
    ...(navbarItems.length === 0
      ? []
      : [`  themeConfig: ${toSource(navbar({ title, navbarItems }), '  ')},`]),
    '});',
    '',
  ].join('\n');
}

function navbar({ title, navbarItems }: { title: string; navbarItems: Starter['navbarItems'] }): object {
  return { navbar: { title, items: [{ label: 'Docs', to: '/docs/intro' }, ...navbarItems] } };
}

const intro = `---
title: Introduction
description: What this project does, who it is for, and how to start.
sidebar_position: 1
---

Say here what readers can do with your project.

## First steps

1. Run \`npm run dev\` and open this page in a browser.
2. Change this file, \`docs/intro.md\`. The page in the browser updates.
`;

function home(title: string): string {
  return `---
title: ${title}
description: The home page of ${title}.
---

Start with the [introduction](/docs/intro).
`;
}

/** The files of a new site: small enough to be read at once, complete enough to be built. */
export function starterFiles({
  folder,
  engine,
}: {
  /** Name of the site's folder; title and package are named after it. */
  folder: string;
  /** Where npm finds the engine, as a `package.json` says it. */
  engine: string;
}): Record<string, string> {
  const title = titleOf(folder);
  return {
    'package.json': `${JSON.stringify(manifest({ folder, engine }), undefined, 2)}\n`,
    'tsconfig.json': '{\n  "extends": "lectern/tsconfig.site.json"\n}\n',
    '.gitignore': ['node_modules/', 'build/', '.lectern/', '.env.local', '.env.*.local', ''].join('\n'),
    'lectern.config.ts': configFile(title),
    'docs/intro.md': intro,
    'pages/index.md': home(title),
  };
}

function manifest({ folder, engine }: { folder: string; engine: string }) {
  return {
    name:
      folder
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-')
        .replace(/^-|-$/g, '') || 'docs',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: { dev: 'lectern dev', build: 'lectern build', serve: 'lectern serve', check: 'lectern check' },
    dependencies: { lectern: engine },
    // Types of what the configuration and components use, and the compiler that checks code samples.
    devDependencies: { '@types/node': '^20.19.0', '@types/react': '^19.0.0', typescript: '^6.0.3' },
  };
}

/** `my-docs` is “My docs”. */
function titleOf(folder: string): string {
  const words = folder.replace(/[^\p{L}\p{N}]+/gu, ' ').trim() || 'Docs';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function configFile(title: string): string {
  return `import { defineConfig } from 'lectern';

export default defineConfig({
  title: '${title}',
  // The host on which readers will find the site. Links for search engines begin with it.
  url: 'https://example.org',
  sources: [{ type: 'docs' }, { type: 'pages' }],
});
`;
}

const intro = `---
title: Introduction
description: What this is, for whom, and how to begin.
sidebar_position: 1
---

Say here what the reader gets.

## First steps

1. Change this file, \`docs/intro.md\`, while \`npm run dev\` is running.
2. Watch the page in the browser follow.
`;

function home(title: string): string {
  return `---
title: ${title}
description: The home page of ${title}.
---

Begin with the [introduction](/docs/intro).
`;
}

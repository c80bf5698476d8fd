import { expect, test } from 'vitest';
import type { FenceUse } from '../../markdown/types.js';
import { config, siteOf } from '../../model/__fixtures__/site.js';
import type { Plugin } from '../../plugin/plugin.js';
import type { Project } from '../project.js';
import { resolveFences } from './fences.js';

function fence(fields: Partial<FenceUse>): FenceUse {
  return {
    plugin: 'classes',
    key: 'a:fence:0',
    language: 'classes',
    code: 'Lamp',
    options: {},
    line: 3,
    column: 1,
    ...fields,
  };
}

const classes: Plugin = {
  name: 'classes',
  markdown: { fences: { classes: '/classes/Words.tsx' } },
  resolveFences: ({ fences }) => ({
    fences: new Map(
      fences.map(({ key, code }) => [
        key,
        {
          language: 'drawing',
          code: `draw ${code}`,
          title: 'Drawn',
          description: `Shows ${code}.`,
          alternative: { component: '/classes/Words.tsx', props: { words: code } },
        },
      ]),
    ),
  }),
};

const drawing: Plugin = {
  name: 'drawing',
  markdown: { fences: { drawing: '/drawing/Figure.tsx' } },
  resolveFences: ({ fences }) => ({
    fences: new Map(
      fences.map(({ key, code, title, description, alternative }) => [
        key,
        { props: { svg: `<svg>${code}</svg>`, title, description, alternative } },
      ]),
    ),
  }),
};

function resolve(plugins: Plugin[], fences: FenceUse[]) {
  const project = {
    siteDir: '/site',
    locale: 'en',
    config: { ...config(), plugins },
    content: [],
    site: siteOf({}).site,
    configFile: 'lectern.config.ts',
    locateInConfig: () => undefined,
  } as unknown as Project;
  return resolveFences({
    documents: [{ file: 'docs/a.md', fences }],
    project,
    cache: { get: ({ make }) => make() },
    workers: { run: () => Promise.reject(new Error('not used')) },
  });
}

test("plug-in fences: a fence renders the plug-in's component with the props from resolveFences", async () => {
  const own = fence({ plugin: 'drawing', language: 'drawing', code: 'x' });
  const { fences, diagnostics } = await resolve([drawing], [own]);
  expect([...fences]).toEqual([
    [
      'a:fence:0',
      { component: '/drawing/Figure.tsx', props: { svg: '<svg>x</svg>', alternative: undefined } },
    ],
  ]);
  expect(diagnostics).toEqual([]);
});

test('plug-in fences: resolveFences can return a fence that another plug-in renders', async () => {
  const { fences } = await resolve([classes, drawing], [fence({})]);
  expect([...fences]).toEqual([
    ['a:fence:0:alternative', { component: '/classes/Words.tsx', props: { words: 'Lamp' } }],
    [
      'a:fence:0',
      {
        component: '/drawing/Figure.tsx',
        props: {
          svg: '<svg>draw Lamp</svg>',
          title: 'Drawn',
          description: 'Shows Lamp.',
          alternative: 'a:fence:0:alternative',
        },
      },
    ],
  ]);
});

test('plug-in fences: a new language that no plug-in renders is an error at the fence', async () => {
  const { fences, diagnostics } = await resolve([classes], [fence({})]);
  expect([...fences.keys()]).toEqual([]);
  expect(diagnostics).toEqual([
    {
      code: 'fence-without-plugin',
      severity: 'error',
      message:
        'A plug-in turned the "classes" code block into a "drawing" code block, which no plug-in of the site renders.',
      hint: 'Install a plug-in for "drawing" code blocks, and add it to `plugins` in the configuration.',
      file: 'docs/a.md',
      line: 3,
      column: 1,
    },
  ]);
});

test("plug-in fences: two plug-ins that endlessly replace each other's fences cause an error", async () => {
  const swap = (name: string, language: string): Plugin => ({
    name,
    markdown: { fences: { [name]: `/${name}.tsx` } },
    resolveFences: ({ fences }) => ({
      fences: new Map(fences.map(({ key, code }) => [key, { language, code }])),
    }),
  });
  const start = fence({ plugin: 'up', language: 'up' });
  const { fences, diagnostics } = await resolve([swap('up', 'down'), swap('down', 'up')], [start]);
  expect([...fences.keys()]).toEqual([]);
  expect(diagnostics).toEqual([
    {
      code: 'wrong-hook-result',
      severity: 'error',
      message:
        'Plug-ins keep replacing this code block: after 4 replacements, it is a "up" code block, which the plug-in "up" would replace again.',
      hint: "The `resolveFences` hooks of two plug-ins replace each other's code blocks. Remove one of the two plug-ins.",
      file: 'docs/a.md',
      line: 3,
      column: 1,
    },
  ]);
});

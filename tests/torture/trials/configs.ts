import { inspect } from 'node:util';
import { validateConfig } from '../../../packages/lectern/src/config/validate.js';
import { internalErrorCode } from '../../../packages/lectern/src/diagnostics/internal-error.js';
import { mutateJson } from '../mutations.js';
import type { Trial } from './trial.js';

const config = {
  title: 'Site',
  url: 'https://example.org',
  baseUrl: '/base/',
  sources: [
    { type: 'docs', path: 'docs', routeBasePath: '/', include: ['**/*.md'] },
    { type: 'pages' },
    {
      type: 'docs',
      id: 'more',
      path: 'more',
      routeBasePath: 'more',
      sidebarPath: 'sidebars.ts',
      versions: {},
    },
  ],
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  themeConfig: {
    navbar: { title: 'Site', logo: { alt: 'a', src: 'a.svg' }, items: [{ label: 'Docs', to: '/docs' }] },
    footer: { links: [{ title: 'a', items: [{ label: 'b', href: 'https://example.org' }] }] },
    prism: { magicComments: [{ className: 'a', line: 'a' }] },
  },
  search: { route: 'find' },
  headTags: [{ tagName: 'meta', attributes: { name: 'a', content: 'b' } }],
  redirects: [{ from: '/a', to: '/b' }],
  plugins: [],
  customFields: { a: [1, { b: null }] },
};

const circular: Record<string, unknown> = {};
circular.self = circular;

/** JSON can't represent these values, but a module may export them. */
const oddValues: readonly unknown[] = [
  ...[Number.NaN, Number.POSITIVE_INFINITY, 1n, Symbol('a'), () => 1, class {}, new Date(Number.NaN), /a/g],
  ...[new Map(), new Set([1]), new URL('https://a.b'), new Error('a'), Promise.resolve(), new WeakMap()],
  ...[new Array(3), Object.create(null), circular, '\uD800', '\0', '\u202E', 'a'.repeat(100_000), '//', '\\'],
  ...[
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('No.');
        },
      },
    ),
    {
      get a(): never {
        throw new Error('No.');
      },
    },
  ],
  ...[
    new Uint8Array(4),
    Object.freeze({}),
    JSON.parse('{"__proto__": {"a": 1}}'),
    'https://%',
    '/../..',
    '%00',
  ],
  ...[
    Object.fromEntries([['then', () => undefined]]),
    {
      toJSON: () => {
        throw new Error('No.');
      },
    },
    { toString: null },
    [[[[[[]]]]]],
  ],
  ...[
    Array.from({ length: 20_000 }, (_, index) => index),
    'javascript:1',
    '<script>',
    'a\nb',
    ' ',
    '',
    -0,
    1e21,
  ],
  ...[
    nested(5000),
    new Boolean(false),
    Object(1n),
    globalThis,
    'file:///',
    'http://a:b@c',
    'HTTPS://É.example/%zz',
  ],
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = { a: value };
  return value;
}

export const configTrial: Trial = (random) => {
  const value = mutateJson({ value: config, random, values: oddValues });
  const { diagnostics } = validateConfig({ value, file: 'lectern.config.ts', source: 'export default {};' });
  const bad = diagnostics.filter(({ code }) => code === internalErrorCode);
  return { input: bad.length === 0 ? '' : described(value), bad };
};

function described(value: unknown): string {
  try {
    return inspect(value, { depth: 8 });
  } catch {
    return 'a value that cannot be shown';
  }
}

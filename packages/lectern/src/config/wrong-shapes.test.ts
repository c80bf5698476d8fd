import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { hashOf } from '../util/hash.js';
import { validateConfig } from './validate.js';

const source = "export default {\n  title: 'A',\n};\n";

const sample = {
  title: 'A',
  tagline: 'B',
  url: 'https://example.org',
  baseUrl: '/a/',
  trailingSlash: false,
  i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { label: 'English' } } },
  onBrokenLinks: 'throw',
  staticDirectories: ['static'],
  customFields: { a: 1, deep: { b: [2] } },
  customCss: ['a.css'],
  feed: { changelog: 'CHANGELOG.md' },
  sources: [
    { type: 'docs', versions: { current: { label: 'Next' } }, include: ['**/*.md'] },
    { type: 'pages' },
  ],
  plugins: [
    {
      name: 'a',
      inputs: [{ path: 'a.yaml', kind: 'file', what: 'a' }],
      check: () => [],
      markdown: { ids: 'A-[0-9]+', directives: { a: '@site/A' } },
    },
  ],
  samples: { packages: { a: '../a/index.ts' }, files: ['a.ts'] },
  themeConfig: {
    navbar: {
      title: 'A',
      logo: { src: 'a.svg' },
      items: [
        { to: '/x', label: 'X' },
        { type: 'doc', docId: 'a' },
      ],
    },
    footer: { links: [{ title: 'A', items: [{ label: 'B', to: '/b' }] }] },
    announcementBar: { id: 'a', content: 'A' },
    colorMode: { defaultMode: 'dark' },
    metadata: [{ name: 'a', content: 'b' }],
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  },
};

function circular(): object {
  const list: unknown[] = [];
  const object = { list, self: undefined as unknown };
  object.self = object;
  list.push(object);
  return object;
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

class Exotic {
  readonly #secret = 1;
  get secret(): number {
    return this.#secret;
  }
}

const exotic: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 10n,
  () => Symbol('a'),
  () => Symbol.iterator,
  () => () => undefined,
  () => class {},
  () => circular(),
  () => revoked(),
  () =>
    new Proxy([], {
      get: () => {
        throw new Error('no');
      },
    }),
  () =>
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    ),
  () =>
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw Object.create(null) as Error;
        },
      },
    ),
  () => ({
    get title(): string {
      throw new Error('no');
    },
  }),
  () => ({
    get type(): string {
      throw Object.create(null) as Error;
    },
  }),
  () => ({
    toJSON: () => {
      throw new Error('no');
    },
  }),
  () => ({ toJSON: 1, toString: null, valueOf: null }),
  () => Object.create(null) as unknown,
  () => new Date(Number.NaN),
  () => new Map([[{}, 1]]),
  () => new Set([1]),
  () => new WeakMap(),
  () => /a/g,
  () => new Error('a'),
  () => Promise.resolve(1),
  () => new Exotic(),
  () => Buffer.from('a'),
  () => new Array(3),
  () => Object('boxed') as unknown,
  () => ({ __proto__: null, constructor: 1, hasOwnProperty: 2 }),
  () => [[[[[[[]]]]]]],
  () => [circular()],
  () => ({ length: -1 }),
  () => 'x'.repeat(100_000),
  () => nested(5000),
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let index = 0; index < depth; index += 1) value = [value];
  return value;
}

/** If the path doesn't exist, replaces the last existing value on the path. */
function replaced({ value, path, by }: { value: unknown; path: readonly number[]; by: unknown }): unknown {
  const [first, ...rest] = path;
  if (first === undefined || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[first % (keys.length || 1)];
  if (key === undefined) return by;
  const inner = replaced({ value: (value as Record<string, unknown>)[key], path: rest, by });
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (String(index) === key ? inner : entry));
  return { ...value, [key]: inner };
}

/**
 * Generates functions that return invalid values. Functions are necessary, because fast-check can't handle some of the
 * values.
 */
const wrong = fc.oneof(
  fc.constantFrom(...exotic),
  fc
    .anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withSparseArray: true,
      withNullPrototype: true,
      withBoxedValues: true,
    })
    .map((value) => () => value),
);

function check({ value, baseUrl }: { value: unknown; baseUrl: string | undefined }): void {
  const { config, diagnostics } = validateConfig({ file: 'lectern.config.ts', source, value, baseUrl });
  if (config !== undefined) {
    expect(hashOf([config])).toMatch(/^[\da-f]{32}$/);
    return;
  }
  expect(diagnostics).not.toHaveLength(0);
  // Use a single assertion, because thousands of assertions take a second.
  expect(diagnostics.filter((found) => !isReadable(found))).toEqual([]);
}

function isReadable(found: Diagnostic): boolean {
  const start = /^error \[(?:invalid|unknown)-config(?:-key)?\] lectern\.config\.ts:\d+:\d+\n/;
  return found.message.length > 10 && start.test(formatDiagnostic(found));
}

const bases = [undefined, '/b/'] as const;

test('invalid configurations: the unmodified sample configuration is valid', () => {
  expect(validateConfig({ file: 'a.ts', source, value: sample }).diagnostics).toEqual([]);
});

test("invalid configurations: a configuration that isn't an object is an error with a location", () => {
  for (const make of exotic) for (const baseUrl of bases) check({ value: make(), baseUrl });
});

test('invalid configurations: a value of the wrong type at any key is a readable error with a location', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 6 }),
      wrong,
      fc.constantFrom(...bases),
      (path, make, baseUrl) => {
        check({ value: replaced({ value: sample, path, by: make() }), baseUrl });
      },
    ),
    { numRuns: 3000 },
  );
}, 120_000);

test.each<[make: () => unknown, message: string]>([
  [
    () => ({ ...sample, customFields: { a: circular() } }),
    'customFields.a.list[0]: found an object with a circular reference, expected a plain value.',
  ],
  [() => ({ ...sample, customFields: { a: 10n } }), 'customFields.a: found 10n, expected a JSON value.'],
  [() => ({ ...sample, title: Symbol('a') }), 'title: found Symbol(a), expected a string.'],
  [() => ({ ...sample, title: Number.NaN }), 'title: found NaN, expected a string.'],
  [() => ({ ...sample, title: 10n }), 'title: found 10n, expected a string.'],
  [
    () => ({ ...sample, url: 'mailto:a@example.org' }),
    'url: found "mailto:a@example.org", expected a URL such as "https://example.org".',
  ],
  [
    () => ({ ...sample, themeConfig: { image: 'http://[' } }),
    'themeConfig.image: found "http://[", expected a path, or a valid URL.',
  ],
  [
    () => revoked(),
    "The configuration: found a value that can't be read (Cannot perform 'IsArray' on a proxy that has been revoked), expected a plain value.",
  ],
  [
    () => ({
      ...sample,
      get url(): string {
        throw new Error('no url');
      },
    }),
    "url: found a value that can't be read (no url), expected a plain value.",
  ],
])(
  'invalid configurations: the message names the found value and the expected type: case %#',
  (make, message) => {
    expect(validateConfig({ file: 'a.ts', source, value: make() }).diagnostics[0]?.message).toBe(message);
  },
);

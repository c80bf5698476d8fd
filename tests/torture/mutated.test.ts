import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, expect, test } from 'vitest';
import { validateConfig } from '../../packages/lectern/src/config/validate.js';
import { parseCategory } from '../../packages/lectern/src/content/docs/categories.js';
import { describeMarkdown } from '../../packages/lectern/src/content/markdown-document.js';
import type { Diagnostic } from '../../packages/lectern/src/diagnostics/diagnostic.js';
import { internalErrorCode } from '../../packages/lectern/src/diagnostics/internal-error.js';
import { createPrismHighlighter } from '../../packages/lectern/src/markdown/code/index.js';
import { compileMarkdown } from '../../packages/lectern/src/markdown/compile.js';
import { textCompiler } from '../../packages/lectern/src/session/compile/compile-text.js';
import { readDocument } from '../../packages/openapi/src/read/read-document.js';
import { randomFrom, rounds, seed } from './campaign.js';
import { mutateJson, mutateText } from './mutations.js';

/* Whatever is read, there is no exception and no internal error, and each error has its location. */

const root = join(import.meta.dirname, '../..');
const dir = mkdtempSync(join(tmpdir(), 'lectern-torture-'));
afterAll(() => rmSync(dir, { recursive: true }));

function badErrors(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(
    ({ severity, code, line }) => code === internalErrorCode || (severity === 'error' && line === undefined),
  );
}

const documents = globSync(['site/{docs,tutorial}/**/*.{md,mdx}', 'tests/fixtures/ok-*/docs/**/*.{md,mdx}'], {
  cwd: root,
})
  .sort()
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .filter((text) => text.length < 20_000);

test(`mutated documents compile, or are errors with a location (seed ${seed})`, () => {
  const compile = textCompiler({
    compile: compileMarkdown,
    highlighter: createPrismHighlighter(),
    marks: { ids: [], directives: [], fences: [] },
    timeLimit: 30,
  });
  for (let round = 0; round < rounds(40); round += 1) {
    const random = randomFrom(seed * 1_000_003 + round);
    const content = mutateText({ text: random.pick(documents), random });
    const file = {
      source: 'docs',
      version: '',
      file: 'a.mdx',
      path: '',
      content,
      editUrl: undefined,
      lastUpdated: undefined,
    };
    const read = describeMarkdown({ ...file, address: () => ({ id: 'a', route: '/a' }) });
    const compiled = compile({ file: 'a.mdx', content });
    const bad = badErrors([...read.diagnostics, ...compiled.diagnostics]);
    expect({ round, content, bad }).toEqual({ round, content, bad: [] });
  }
});

test(`mutated category files are read, or are errors with a location (seed ${seed})`, () => {
  const text = 'label: Guides\nposition: 2\ncustomProps: &a\n  b: [1, *c]\nlink:\n  type: doc\n  id: intro\n';
  for (let round = 0; round < rounds(200); round += 1) {
    const random = randomFrom(seed * 2_000_003 + round);
    const content = mutateText({ text, random });
    const bad = badErrors(parseCategory({ file: '_category_.yml', text: content }).diagnostics);
    expect({ round, content, bad }).toEqual({ round, content, bad: [] });
  }
});

const openapi = {
  openapi: '3.1.0',
  info: { title: 'Lamps', version: '1', description: 'Lamps.' },
  servers: [
    { url: 'https://{host}', variables: { host: { default: 'example.org', enum: ['example.org'] } } },
  ],
  tags: [{ name: 'lamps' }],
  security: [{ key: [] }],
  paths: {
    '/lamps/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z]+$' } },
      ],
      get: {
        operationId: 'getLamp',
        tags: ['lamps'],
        responses: {
          200: {
            description: 'A lamp.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Lamp' } } },
          },
        },
      },
      put: {
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Lamp' }, example: { name: 'a' } },
          },
        },
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } },
    schemas: {
      Lamp: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1 },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Lamp' } },
        },
      },
      Kind: {
        oneOf: [{ type: 'string', enum: ['a'] }, { $ref: '#/components/schemas/Lamp' }],
        discriminator: { propertyName: 'name' },
      },
    },
  },
};

test(`mutated OpenAPI documents are converted, or are errors with a location (seed ${seed})`, async () => {
  const path = join(dir, 'api.json');
  for (let round = 0; round < rounds(10); round += 1) {
    const random = randomFrom(seed * 3_000_017 + round);
    const content = JSON.stringify(mutateJson({ value: openapi, random }), undefined, 2);
    writeFileSync(path, content);
    const { diagnostics } = await readDocument({
      path,
      siteDir: dir,
      allowRemote: false,
      route: '/api',
      splitBy: 'auto',
      cache: undefined,
    }).catch((error: unknown) => {
      throw new Error(`Round ${round}: ${content}`, { cause: error });
    });
    const bad = badErrors(diagnostics);
    expect({ round, content, bad }).toEqual({ round, content, bad: [] });
  }
});

const config = {
  title: 'Site',
  url: 'https://example.org',
  sources: [{ type: 'docs', path: 'docs', routeBasePath: '/', include: ['**/*.md'] }, { type: 'pages' }],
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  themeConfig: { navbar: { title: 'Site', items: [{ label: 'Docs', to: '/docs' }] }, footer: { links: [] } },
  search: { route: 'find' },
};

test(`mutated configurations are read, or are errors (seed ${seed})`, () => {
  for (let round = 0; round < rounds(200); round += 1) {
    const random = randomFrom(seed * 4_000_037 + round);
    const value = mutateJson({ value: config, random });
    const { diagnostics } = validateConfig({
      value,
      file: 'lectern.config.ts',
      source: 'export default {};',
    });
    const bad = diagnostics.filter(({ code }) => code === internalErrorCode);
    expect({ round, value, bad }).toEqual({ round, value, bad: [] });
  }
});

import type { FencesInput, FenceUse } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { createFenceResolver } from './resolve-fences.js';

function fence(code: string, more: Partial<FenceUse> = {}): FenceUse {
  return {
    plugin: 'mermaid',
    key: 'k:fence:0',
    language: 'mermaid',
    code,
    options: {},
    line: 5,
    column: 1,
    ...more,
  };
}

/** Resolves the fences of a document with a cache that keeps nothing, but notes what it is asked for. */
async function resolve(...fences: FenceUse[]) {
  const keys: unknown[] = [];
  const cache: FencesInput['cache'] = {
    get({ step, key, make }) {
      keys.push([step, ...key]);
      return make();
    },
  };
  // Of the context, a diagram needs no more.
  const input = { file: 'docs/a.md', fences, cache } as unknown as FencesInput;
  return { ...(await createFenceResolver()(input)), keys };
}

const flow = 'flowchart LR\n  accTitle: Its title\n  accDescr: What it says.\n  a --> b';

test('a fence becomes an SVG whose ids begin with its key, with title and description', async () => {
  const { fences, diagnostics } = await resolve(fence(flow), fence('pie\n "x" : 1', { key: 'k:fence:1' }));
  expect(diagnostics).toEqual([]);
  expect(fences.get('k:fence:0')).toEqual({
    props: {
      svg: expect.stringContaining('id="dk-fence-0-1"'),
      width: expect.any(Number),
      kind: 'flowchart',
      title: 'Its title',
      description: 'What it says.',
      code: flow,
    },
  });
  expect(fences.get('k:fence:1')).toMatchObject({ props: { kind: 'pie', title: undefined } });
});

test('title, description and alternative of the fence win over those of the diagram', async () => {
  const own = { title: 'Another', description: 'Other words.', alternative: 'k:fence:0:alternative' };
  const { fences } = await resolve(fence(flow, own));
  expect(fences.get('k:fence:0')).toMatchObject({ props: own });
});

test('a drawing is cached by the renderer, the prefix of its ids and its code', async () => {
  const { keys } = await resolve(fence(flow));
  expect(keys).toEqual([
    ['mermaid', expect.stringMatching(/^\d+\+\d+\.\d+\.\d+\+mermaid-11\./), 'dk-fence-0', flow],
  ]);
});

test('a mistake is an error at its line, and a kind that needs a browser a warning', async () => {
  const { fences, diagnostics } = await resolve(
    fence('flowchart LR\n  a --> b\n  b -->> ('),
    fence('mindmap\n  root', { key: 'k:fence:1', line: 20 }),
  );
  expect(diagnostics).toMatchObject([
    { code: 'mermaid-syntax', severity: 'error', file: 'docs/a.md', line: 8 },
    { code: 'mermaid-unsupported', severity: 'warning', file: 'docs/a.md', line: 21 },
  ]);
  expect(fences.get('k:fence:1')).toEqual({ props: { code: 'mindmap\n  root', kind: 'mindmap' } });
});

test('a mistake in a diagram that another plug-in made is an error at the fence', async () => {
  const { diagnostics } = await resolve(
    fence('flowchart LR\n  a --> b\n  b -->> (', { alternative: 'words' }),
  );
  expect(diagnostics).toMatchObject([{ code: 'mermaid-syntax', line: 5 }]);
});

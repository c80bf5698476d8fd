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

async function resolve(...fences: FenceUse[]) {
  const keys: unknown[] = [];
  const cache: FencesInput['cache'] = {
    get({ step, key, make }) {
      keys.push([step, ...key]);
      return make();
    },
  };
  // The resolver needs only these fields of its input.
  const input = { file: 'docs/a.md', fences, cache } as unknown as FencesInput;
  return { ...(await createFenceResolver()(input)), keys };
}

const flow = 'flowchart LR\n  accTitle: Its title\n  accDescr: What it says.\n  a --> b';

test("a Mermaid fence becomes an SVG with a title, a description, and IDs derived from the fence's key", async () => {
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

test('the title and description of a Mermaid fence override `accTitle` and `accDescr` in the diagram', async () => {
  const own = { title: 'Another', description: 'Other words.', alternative: 'k:fence:0:alternative' };
  const { fences } = await resolve(fence(flow, own));
  expect(fences.get('k:fence:0')).toMatchObject({ props: own });
});

test('the cache key of a drawn Mermaid diagram consists of the renderer version, the ID prefix, and the code', async () => {
  const { keys } = await resolve(fence(flow));
  expect(keys).toEqual([
    ['mermaid', expect.stringMatching(/^\d+\+\d+\.\d+\.\d+\+mermaid-11\./), 'dk-fence-0', flow],
  ]);
});

test('a syntax error in a Mermaid diagram is reported at its line', async () => {
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

test('an error in a Mermaid diagram that another plug-in generates is reported at the fence', async () => {
  const { diagnostics } = await resolve(
    fence('flowchart LR\n  a --> b\n  b -->> (', { alternative: 'words' }),
  );
  expect(diagnostics).toMatchObject([{ code: 'mermaid-syntax', line: 5 }]);
});

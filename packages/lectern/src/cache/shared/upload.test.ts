import { expect, test } from 'vitest';
import { parseIndex } from './index-file.js';
import type { UsedEntry } from './plan.js';
import type { Storage } from './storage.js';
import { upload } from './upload.js';

const never = new AbortController().signal;
const entries = Array.from(
  { length: 12 },
  (_, index): UsedEntry => ({
    kind: 'page',
    name: `${index}`,
    load: () => Buffer.alloc(1 << 20, `${index}`),
  }),
);

function slowStorage({ answers }: { answers: number }) {
  const packs: string[] = [];
  let index: Buffer | undefined;
  const late = new AbortController();
  const storage: Storage = {
    label: 'slow',
    getPack: () => Promise.resolve(undefined),
    getIndex: () => Promise.resolve(index),
    async putPack({ hash, signal }) {
      if (packs.length < answers) {
        packs.push(hash);
        return;
      }
      late.abort();
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      signal.throwIfAborted();
    },
    putIndex({ content }) {
      index = content;
      return Promise.resolve();
    },
  };
  return { storage, late: late.signal, packs, index: () => index };
}

test('shared cache upload: the index lists only packs whose upload finished in time', async () => {
  const slow = slowStorage({ answers: 3 });
  const input = { name: 'index', build: 1, notes: {}, key: undefined, signal: never };
  await upload({ ...input, storage: slow.storage, plan: { entries, packs: [] }, late: slow.late });
  const index = await parseIndex({ content: slow.index() ?? Buffer.alloc(0) });
  expect(index?.packs.map(({ hash }) => hash)).toEqual(slow.packs);
  expect(slow.packs.length).toBe(3);
});

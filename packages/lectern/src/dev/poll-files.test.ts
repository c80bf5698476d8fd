import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createFilePoller } from './poll-files.js';

test('file poller: the creation and the deletion of a watched file are reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-poll-'));
  const path = join(folder, 'results/unit.json');
  const changes: string[] = [];
  const poller = createFilePoller({ onChange: (changed) => changes.push(changed) });
  try {
    poller.add([path, path]);
    await mkdir(dirname(path));
    await writeFile(path, '{}');
    await vi.waitFor(() => expect(changes).toEqual([path]), { timeout: 20_000 });
    await rm(dirname(path), { recursive: true });
    await vi.waitFor(() => expect(changes).toEqual([path, path]), { timeout: 20_000 });
  } finally {
    poller.close();
    await rm(folder, { recursive: true });
  }
});

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const others = new Set(['node_modules', '.git', '.lectern', 'build', 'build.new']);

export async function nextChange({
  siteDir,
  signal,
}: {
  siteDir: string;
  signal: AbortSignal;
}): Promise<void> {
  const before = await stateOf(siteDir);
  while (!signal.aborted) {
    const started = performance.now();
    if ((await stateOf(siteDir)) !== before) return;
    // Check a large site less often, because each check takes longer.
    await setTimeout(Math.max(250, 5 * (performance.now() - started)), undefined, { signal }).catch(
      () => undefined,
    );
  }
}

async function stateOf(dir: string): Promise<string> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const states = await Promise.all(
    entries.map(async (entry) => {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) return others.has(entry.name) ? '' : stateOf(path);
      const found = await stat(path).catch(() => undefined);
      return found === undefined ? path : `${path} ${found.size} ${found.mtimeMs}\n`;
    }),
  );
  return states.join('');
}

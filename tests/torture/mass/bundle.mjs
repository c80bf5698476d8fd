/** Node can't run the sources directly, so this bundles the campaign's processes into `node_modules/.cache/torture`. */
import path from 'node:path';
import { rolldown } from 'rolldown';

const root = path.join(import.meta.dirname, '../../..');
const engine = path.join(root, 'packages/lectern/src');

export async function bundleWorker() {
  const dir = path.join(root, 'node_modules/.cache/torture');
  const build = await rolldown({
    input: {
      worker: path.join(import.meta.dirname, 'worker.ts'),
      'compile-process': path.join(engine, 'session/compile/compile-process.ts'),
    },
    platform: 'node',
    external: (id) => /^[\w@]/.test(id) && !id.startsWith('lectern'),
    resolve: {
      alias: { 'lectern/plugin': path.join(engine, 'toolkit.ts'), lectern: path.join(engine, 'index.ts') },
    },
  });
  // The engine looks for its child processes in this folder.
  await build.write({ dir, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', cleanDir: true });
  await build.close();
  return path.join(dir, 'worker.js');
}

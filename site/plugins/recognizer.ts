import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { definePlugin } from 'lectern';
import { recognizerFiles, recognizerHash } from '../../packages/aac-voice-api/bin/recognizer-files.mjs';

const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/aac-voice-recognizer');

export function recognizer() {
  return definePlugin({
    name: 'recognizer',
    // The library creates its worker's URL with this Trusted Types policy, so the CSP must allow the policy.
    csp: { 'trusted-types': ['aac-voice-api'] },
    read: () => {
      const { folder, names } = preparedFolder();
      return {
        files: names.map((name) => ({ path: `recognizer/${name}`, source: path.join(folder, name) })),
      };
    },
  });
}

/** Compressing the model takes two seconds, so each version of the recognizer is compressed only once. */
function preparedFolder(): { folder: string; names: readonly string[] } {
  const folder = path.join(CACHE, recognizerHash());
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    for (const [name, content] of recognizerFiles()) {
      const file = path.join(unfinished, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    renameSync(unfinished, folder);
  }
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  return { folder, names };
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { engineSource } from '../../util/engine-paths.js';
import { collectInputs } from './inputs.js';
import { pluginBundling } from './plugin-bundling.js';
import { sharedViteConfig } from './vite-config.js';

const page = `<!doctype html>
<html lang="en" class="js">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Live example</title>
<link rel="icon" href="data:,">
<style>html, body { display: block; min-block-size: 0; padding: 0; background: none } #root { display: flow-root; padding: 1rem 1.25rem }</style>
</head>
<body><div id="root" class="prose"></div><script src="frame.js"></script></body>
</html>
`;

/**
 * Writes the page that runs live examples. A sandboxed frame can load module scripts only if CORS headers allow every
 * origin, so the page loads a classic script. The frame shares no modules with the site, so the script contains another
 * copy of React.
 */
export async function writeLiveFrame({
  siteDir,
  base,
  dir,
}: {
  siteDir: string;
  base: string;
  dir: string;
}): Promise<{ inputs: string[] }> {
  const inputs = new Set<string>();
  const shared = sharedViteConfig({
    siteDir,
    base,
    autoIslands: false,
    bundling: pluginBundling({ plugins: [], staticDirectories: [] }),
    mode: 'production',
    onIsland: () => undefined,
  });
  const result = await build({
    ...shared,
    logLevel: 'silent',
    plugins: [shared.plugins, collectInputs({ inputs, siteDir })],
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      lib: {
        entry: join(engineSource(), 'client/live/frame.tsx'),
        formats: ['iife'],
        name: 'lecternLive',
        fileName: 'frame',
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('The frame of live examples was not bundled.');
  await mkdir(dir, { recursive: true });
  await Promise.all([writeFile(join(dir, 'frame.html'), page), writeFile(join(dir, 'frame.js'), chunk.code)]);
  return { inputs: [...inputs].sort() };
}

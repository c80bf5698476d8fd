import { join } from 'node:path';
import { build as rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';

/**
 * The script contains no site code, so the bundler runs without Vite, which would delay the start of the dev server by
 * a quarter of a second.
 */
export async function buildHeadScript({
  part = 'head',
  inputsPlugin,
}: {
  part?: 'head' | 'head/first-paint' | 'head/tabs' | 'head/layout' | 'head/base-hint';
  inputsPlugin?: Plugin;
}): Promise<string> {
  const { output } = await rolldown({
    input: join(engineSource(), `client/${part}.ts`),
    platform: 'browser',
    plugins: [inputsPlugin],
    transform: { target: 'es2022' },
    write: false,
    output: { format: 'iife', minify: true },
  });
  return output[0].code.trim();
}

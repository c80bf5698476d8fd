import { fileURLToPath } from 'node:url';
import { definePlugin } from 'lectern';

const pathOf = (file: string): string => fileURLToPath(new URL(`../reading-aids/${file}`, import.meta.url));

/** Adds text-to-speech, voice control, and switch access to every page. They are off until a reader turns them on. */
export function readingAids() {
  return definePlugin({
    name: 'reading-aids',
    bundler: { aliases: { '@theme/Root': pathOf('Root.tsx') } },
    styles: [pathOf('launcher.css')],
  });
}

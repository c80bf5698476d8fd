import { fileURLToPath } from 'node:url';
import { definePlugin } from 'lectern';

const pathOf = (file: string): string => fileURLToPath(new URL(`../reading-aids/${file}`, import.meta.url));

export function readingAids() {
  return definePlugin({
    name: 'reading-aids',
    bundler: { aliases: { '@theme/Root': pathOf('Root.tsx') } },
    styles: [pathOf('launcher.css')],
  });
}

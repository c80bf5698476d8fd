import { fileURLToPath } from 'node:url';
import { createPlugin, definePlugin, strict } from 'lectern/plugin';
import { explanations } from './explanations.js';
import { messages } from './messages.js';
import type { FenceResolver } from './resolve-fences.js';

// The relative paths work from both `src/` and `dist/`.
const figure = fileURLToPath(new URL('../src/theme/Diagram.tsx', import.meta.url));
const element = fileURLToPath(new URL('../src/theme/Mermaid.tsx', import.meta.url));

/**
 * Draws `mermaid` code fences as SVG when the site is built, in the site's colors, with text alternatives for screen
 * readers.
 * @example export default defineConfig({ plugins: [mermaid()] });
 */
export const mermaid = createPlugin({
  name: 'mermaid',
  options: strict({}),
  setup: () => {
    let resolver: Promise<FenceResolver> | undefined;
    return definePlugin({
      name: 'mermaid',
      explanations,
      messages,
      markdown: { fences: { mermaid: figure } },
      bundler: { aliases: { '@theme/Mermaid': element } },
      htmlToMarkdown: { 'diagram-text': { code: 'mermaid' }, 'diagram-source': { code: 'mermaid' } },
      async resolveFences(input) {
        resolver ??= import('./resolve-fences.js').then(({ createFenceResolver }) => createFenceResolver());
        return (await resolver)(input);
      },
    });
  },
});

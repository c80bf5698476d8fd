import { fileURLToPath } from 'node:url';
import type { HtmlInput } from 'lectern/plugin';
import { createPlugin, definePlugin, strict } from 'lectern/plugin';
import { explanations } from './explanations.js';
import { messages } from './messages.js';
import { findPlaceholders } from './placeholder.js';
import type { FenceResolver } from './resolve-fences.js';

// The relative paths are valid from both `src/` and `dist/`.
const figure = fileURLToPath(new URL('../src/theme/Diagram.tsx', import.meta.url));
const element = fileURLToPath(new URL('../src/theme/Mermaid.tsx', import.meta.url));

interface Drawing {
  resolveFences: FenceResolver;
  drawComponents: (input: Pick<HtmlInput, 'html' | 'page'>) => Promise<string>;
}

/** A site without diagrams doesn't need these modules. */
async function loadDrawing(): Promise<Drawing> {
  const [{ createMermaidRenderer }, { createFenceResolver }, { drawComponents }] = await Promise.all([
    import('./draw/renderer.js'),
    import('./resolve-fences.js'),
    import('./draw-components.js'),
  ]);
  const renderer = createMermaidRenderer();
  return {
    resolveFences: createFenceResolver(renderer),
    drawComponents: (input) => drawComponents({ ...input, renderer }),
  };
}

/**
 * Draws `mermaid` code fences as SVG when the site is built, in the site's colors, with text alternatives for screen
 * readers.
 * @example export default defineConfig({ plugins: [mermaid()] });
 */
export const mermaid = createPlugin({
  name: 'mermaid',
  options: strict({}),
  setup: () => {
    let drawing: Promise<Drawing> | undefined;
    const load = (): Promise<Drawing> => {
      drawing ??= loadDrawing();
      return drawing;
    };
    return definePlugin({
      name: 'mermaid',
      explanations,
      messages,
      markdown: { fences: { mermaid: figure } },
      bundler: { aliases: { '@theme/Mermaid': element } },
      htmlToMarkdown: { 'diagram-text': { code: 'mermaid' }, 'diagram-source': { code: 'mermaid' } },
      async resolveFences(input) {
        return (await load()).resolveFences(input);
      },
      async transformHtml({ html, page }) {
        return findPlaceholders(html).length === 0 ? html : (await load()).drawComponents({ html, page });
      },
    });
  },
});

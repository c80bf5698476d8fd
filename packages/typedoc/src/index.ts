import { createPlugin, definePlugin } from 'lectern/plugin';
import { messagesComponent } from './components.js';
import { explanations } from './explanations.js';
import { packageInputs } from './inputs.js';
import { messages } from './messages.js';
import { typedocOptions } from './options.js';

export type { TypedocOptions } from './options.js';

/**
 * Generates reference pages from the TypeScript source of a package, and draws `class-diagram` and `sequence-diagram`
 * fences from it. Diagrams require `@lectern/mermaid`.
 * @example export default defineConfig({ plugins: [typedoc({ path: '../packages/library' })] });
 */
export const typedoc = createPlugin({
  name: 'typedoc',
  options: typedocOptions,
  setup: (settings) =>
    definePlugin({
      name: settings.id,
      explanations,
      label: settings.label,
      messages,
      inputs: packageInputs(settings),
      markdown: { fences: { 'class-diagram': messagesComponent, 'sequence-diagram': messagesComponent } },
      async read({ siteDir, cache, message, locationInConfig }) {
        const { readTypedoc } = await import('./read/read-typedoc.js');
        return readTypedoc({ settings, siteDir, cache, message, locationInConfig });
      },
      async resolveFences(input) {
        const { resolveFences } = await import('./diagrams/resolve-fences.js');
        return resolveFences(input);
      },
    }),
});

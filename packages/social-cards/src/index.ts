import { createPlugin, definePlugin } from 'lectern/plugin';
import { explanations } from './explanations.js';
import { socialCard } from './model/card.js';
import { cardSize } from './model/layout.js';
import type { CardStyle } from './model/types.js';
import { socialCardsSchema } from './options.js';

const name = 'social-cards';

/**
 * Draws a card of 1200 × 630 pixels for each page without its own image. Social networks and messaging apps show the
 * card next to a link to the page.
 * @example export default defineConfig({ plugins: [socialCards({ colors: { accent: '#7a1f5c' } })] });
 */
export const socialCards = createPlugin({
  name,
  options: socialCardsSchema,
  setup: (options) =>
    definePlugin({
      name,
      explanations,
      inputs: options.fonts.map((path) => ({ path, kind: 'file', what: 'a font for social cards' })),
      async read({ includeDrafts, config, ...context }) {
        // Only the dev server includes drafts, and its pages need no cards, because no one shares their URLs.
        if (includeDrafts || config === undefined) return {};
        const { readCardKit } = await import('./draw/kit.js');
        const { kit, diagnostics } = await readCardKit({ ...context, config, options });
        return { data: kit?.style, diagnostics };
      },
      socialImage({ page, data }) {
        const style = data as CardStyle | undefined;
        const card = style && socialCard({ page, style });
        return card && { path: card.file, ...cardSize, type: 'image/png', alt: card.alt };
      },
      async postBuild(input) {
        const style = input.contents.find(({ id }) => id === name)?.data as CardStyle | undefined;
        if (style === undefined) return {};
        const { writeCards } = await import('./draw/write-cards.js');
        return writeCards({ ...input, style, options });
      },
    }),
});

import type { LocationInConfig } from 'lectern/plugin';
import { LecternError, problem } from 'lectern/plugin';
import type { SocialCard } from '../model/card.js';
import { cardSize, logoName } from '../model/layout.js';
import type { CardKit } from './kit.js';

export type Painter = (card: Pick<SocialCard, 'node' | 'lang'>) => Promise<Uint8Array>;

/**
 * The renderer draws in separate threads.
 * @throws LecternError if the renderer does not support this platform, or can't use one of the site's files.
 */
export async function openPainter({
  kit: { fonts, logo },
  locationInConfig,
}: {
  kit: CardKit;
  locationInConfig: LocationInConfig;
}): Promise<Painter> {
  const fail = (message: string, hint: string, cause: unknown): LecternError => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new LecternError(
      [
        problem({
          code: 'social-card-failed',
          message: `${message}: ${reason.replace(/\.?$/, '.')}`,
          hint,
          ...locationInConfig([]),
        }),
      ],
      { cause },
    );
  };
  const { Renderer } = await import('@takumi-rs/core').catch((error: unknown) => {
    throw fail(
      "Social cards can't be drawn on this machine",
      'Reinstall the dependencies, including optional ones, or remove socialCards() from `plugins`.',
      error,
    );
  });
  const renderer = new Renderer();
  try {
    for (const { family, weight, letters, data } of fonts)
      await renderer.registerFont({
        name: family,
        ...(weight === undefined ? {} : { weight }),
        data,
        unicodeRange: letters.map(([first, last]) => [first, last]),
      });
  } catch (error) {
    throw fail(
      "A font for social cards can't be used",
      'Use another file in socialCards({ fonts: […] }).',
      error,
    );
  }
  const images = logo === undefined ? [] : [{ src: logoName, data: logo }];
  return ({ node, lang }) =>
    renderer.render(node, { ...cardSize, format: 'png', lang, images }).catch((error: unknown) => {
      throw fail(
        "A social card can't be drawn",
        'If the logo is the cause, use a simpler one in socialCards({ logo: … }).',
        error,
      );
    });
}

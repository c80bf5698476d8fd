import { availableParallelism } from 'node:os';
import type { Diagnostic, FinishedPage, PostBuildInput, SiteData } from 'lectern/plugin';
import { LecternError, mapConcurrent, problem } from 'lectern/plugin';
import type { SocialCard } from '../model/card.js';
import { socialCard } from '../model/card.js';
import type { CardStyle } from '../model/types.js';
import type { SocialCardsOptions } from '../options.js';
import { readCardKit } from './kit.js';
import { openPainter } from './painter.js';

type Input = Pick<
  PostBuildInput,
  'pages' | 'site' | 'files' | 'siteDir' | 'config' | 'cache' | 'locationInConfig'
> & {
  style: CardStyle;
  options: SocialCardsOptions;
};

export async function writeCards(input: Input): Promise<{ diagnostics: Diagnostic[] }> {
  const { pages, site, style, files, locationInConfig } = input;
  const { cards, withoutTitle } = collectCards({ pages, site, style });
  const diagnostics = lettersMissing({ withoutTitle, locationInConfig });
  const kept = await Promise.all(
    cards.map(async (card) => ({ card, isPublished: await files.keep(card.file) })),
  );
  const missing = kept.flatMap(({ card, isPublished }) => (isPublished ? [] : [card]));
  if (missing.length === 0) return { diagnostics };
  try {
    diagnostics.push(...(await drawCards({ ...input, cards: missing })));
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    diagnostics.push(...error.diagnostics);
  }
  return { diagnostics };
}

async function drawCards({
  cards,
  files,
  locationInConfig,
  ...input
}: Input & { cards: readonly SocialCard[] }): Promise<readonly Diagnostic[]> {
  const { kit, diagnostics } = await readCardKit({ ...input, locationInConfig });
  if (kit === undefined) return diagnostics;
  const paint = await openPainter({ kit, locationInConfig });
  await mapConcurrent({
    items: cards,
    limit: availableParallelism(),
    map: async (card) => files.emit({ path: card.file, content: await paint(card) }),
  });
  return diagnostics;
}

function collectCards({
  pages,
  site,
  style,
}: {
  pages: readonly FinishedPage[];
  site: SiteData;
  style: CardStyle;
}): {
  cards: SocialCard[];
  withoutTitle: string[];
} {
  const cards = new Map<string, SocialCard>();
  const withoutTitle: string[] = [];
  for (const { page, file } of pages) {
    const card = socialCard({ page: { ...page, site }, style });
    const { kind, socialImage } = page;
    // The page itself or another plug-in has set the image.
    if (kind === 'not-found' || (socialImage && !(card && socialImage.url.endsWith(`/${card.file}`))))
      continue;
    if (card !== undefined && socialImage !== undefined) cards.set(card.file, card);
    if (card?.saysTitle !== true) withoutTitle.push(file);
  }
  return { cards: [...cards.values()], withoutTitle };
}

/** Reports all pages in one warning, because a writing system without a font affects many pages. */
function lettersMissing({
  withoutTitle,
  locationInConfig,
}: {
  withoutTitle: readonly string[];
} & Pick<PostBuildInput, 'locationInConfig'>): Diagnostic[] {
  const [first] = withoutTitle;
  if (first === undefined) return [];
  const others = withoutTitle.length === 1 ? '' : ` (and ${withoutTitle.length - 1} more)`;
  return [
    problem({
      code: 'social-card-letters',
      severity: 'warning',
      message: `No font has glyphs for the characters in the title of ${first}${others}, so the social card shows the site title instead.`,
      hint: 'Add a font that has these glyphs: socialCards({ fonts: ["fonts/NotoSansJP.woff2"] }).',
      ...locationInConfig([]),
    }),
  ];
}

import { availableParallelism } from 'node:os';
import type { Store } from '../../cache/store.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import type { SiteData } from '../../model/page-data.types.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { SocialCard } from '../../model/social-card/card.js';
import { socialCard } from '../../model/social-card/card.js';
import type { CardStyle } from '../../model/social-card/types.js';
import type { Project } from '../../session/read-project.js';
import { mapConcurrent } from '../../util/concurrent.js';
import type { FileState, OutputFolder } from '../publish/output.js';
import { openPainter } from './painter.js';

interface Page {
  page: PageSummary;
  /** For messages. */
  file: string;
}

/** Draws the cards that pages name, but for those that are published already. */
export async function writeSocialCards({
  project,
  pages,
  output,
  store,
}: {
  project: Project;
  pages: readonly Page[];
  output: OutputFolder;
  store: Store;
}): Promise<{ files: string[]; diagnostics: Diagnostic[] }> {
  const { cardKit: kit } = project;
  if (kit === undefined) return { files: [], diagnostics: [] };
  const { cards, withoutTitle } = collectCards({ pages, site: project.siteData, style: kit.style });
  const kept = await store.table<FileState>('social-cards');
  const missing = [...cards.values()].filter(({ file }) => {
    // Another language of the site has it too.
    if (output.stateOf(file) !== undefined) return false;
    const state = kept.get(file);
    return state === undefined || !output.reuse(file, state);
  });
  const diagnostics = lettersMissing({ withoutTitle, project });
  try {
    if (missing.length > 0) {
      const paint = await openPainter({ kit, workspace: project });
      await mapConcurrent({
        items: missing,
        limit: availableParallelism(),
        map: async (card) => kept.set(card.file, await output.write(card.file, await paint(card))),
      });
    }
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    diagnostics.push(...error.diagnostics);
  }
  return { files: [...cards.keys()], diagnostics };
}

function collectCards({ pages, site, style }: { pages: readonly Page[]; site: SiteData; style: CardStyle }): {
  cards: Map<string, SocialCard>;
  /** Files of pages whose titles no font can draw. */
  withoutTitle: string[];
} {
  const cards = new Map<string, SocialCard>();
  const withoutTitle: string[] = [];
  for (const { page, file } of pages) {
    const { kind, socialImage } = page;
    if (kind === 'not-found' || (socialImage !== undefined && socialImage.card === undefined)) continue;
    const card = socialCard({ page: { ...page, site }, style });
    if (card !== undefined && socialImage !== undefined) cards.set(card.file, card);
    if (card?.saysTitle !== true) withoutTitle.push(file);
  }
  return { cards, withoutTitle };
}

/** One warning for all: a language whose letters are missing has many pages. */
function lettersMissing({
  withoutTitle,
  project: { configFile, locateInConfig },
}: {
  withoutTitle: readonly string[];
  project: Project;
}): Diagnostic[] {
  const [first] = withoutTitle;
  if (first === undefined) return [];
  const others = withoutTitle.length === 1 ? '' : `, as of ${withoutTitle.length - 1} more`;
  return [
    problem({
      code: 'social-card-letters',
      severity: 'warning',
      message: `No font has the letters of the title of ${first}${others}: the social card shows the title of the site.`,
      hint: 'Name a font that has them: socialCards: { fonts: ["fonts/NotoSansJP.woff2"] }.',
      file: configFile,
      ...locateInConfig(['socialCards']),
    }),
  ];
}

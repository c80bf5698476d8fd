import type { FinishedPage, PostBuildInput } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { socialCard } from '../model/card.js';
import { themeColors } from '../model/colors.js';
import { lettersOf } from '../model/letters.js';
import type { CardStyle } from '../model/types.js';
import { writeCards } from './write-cards.js';

const style: CardStyle = {
  colors: themeColors.light,
  letters: lettersOf(Array.from({ length: 0x5f }, (_, index) => 0x20 + index)),
  fontFamilies: ['Arimo'],
  fingerprint: '',
};
const site = { title: 'Site', tagline: 'What it is.', htmlLang: 'en', direction: 'ltr' };

function pageOf({
  title,
  url,
  generated,
}: {
  title: string;
  url?: string;
  generated?: { type: string; alt: string };
}): FinishedPage {
  const page = { kind: 'doc', title, description: '', breadcrumbs: [] };
  const socialImage = url === undefined ? undefined : { url, generated };
  return { page: { ...page, socialImage }, file: `docs/${title}.md` } as unknown as FinishedPage;
}

function withCard(title: string): FinishedPage {
  const found = pageOf({ title });
  const card = socialCard({ page: { ...found.page, site: { ...site, direction: 'ltr' } }, style });
  return pageOf({
    title,
    url: `https://example.org/${card?.file}`,
    generated: { type: 'image/png', alt: card?.alt ?? '' },
  });
}

async function write(pages: readonly FinishedPage[]) {
  const kept: string[] = [];
  const files: PostBuildInput['files'] = {
    keep: (path) => Promise.resolve(kept.push(path) > 0),
    emit: ({ path }) => Promise.reject(new Error(`${path} is published already.`)),
  };
  const locationInConfig = (path: readonly PropertyKey[]) => ({
    file: 'lectern.config.ts',
    line: path.length,
  });
  const input = { pages, site, files, style, locationInConfig, options: { fonts: [], colors: {} } };
  const { diagnostics } = await writeCards(input as unknown as Parameters<typeof writeCards>[0]);
  return { kept, diagnostics };
}

test('social cards: pages with identical cards share a file, and no published card is deleted', async () => {
  const { kept, diagnostics } = await write([withCard('A'), withCard('A'), withCard('B')]);
  expect(kept).toEqual([expect.stringMatching(/^assets\/social\/[\da-f]{32}\.png$/), expect.any(String)]);
  expect(new Set(kept).size).toBe(2);
  expect(diagnostics).toEqual([]);
});

test('social cards: a page that already has an image gets neither a card nor a warning', async () => {
  const own = pageOf({ title: '日本', url: 'https://example.org/own.png' });
  const url = 'https://example.org/made.png';
  const other = pageOf({ title: '日本', url, generated: { type: 'image/png', alt: '' } });
  expect(await write([own, other])).toEqual({ kept: [], diagnostics: [] });
});

test('social cards: a single warning covers all titles that no font can draw', async () => {
  const { kept, diagnostics } = await write([withCard('日本'), withCard('東京')]);
  expect(kept).toHaveLength(1);
  expect(diagnostics).toMatchObject([
    { code: 'social-card-letters', severity: 'warning', file: 'lectern.config.ts', line: 0 },
  ]);
  expect(diagnostics[0]?.message).toContain('in the title of docs/日本.md (and 1 more),');
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cache } from 'lectern/plugin';
import { hashText, packageFolder } from 'lectern/plugin';
import type { Letters } from '../model/letters.js';
import { lettersOf } from '../model/letters.js';

export interface CardFont {
  family: string;
  weight?: number | undefined;
  letters: Letters;
  hash: string;
  data: Uint8Array;
}

/** The fallback font. Its package has a file for each script and weight. */
const ownFamily = 'Arimo';
const scripts = [
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
  'hebrew',
];
const weights = [400, 700];

export function ownFonts({ cache }: { cache?: Cache | undefined }): Promise<CardFont[]> {
  const folder = join(packageFolder({ name: '@fontsource/arimo', from: import.meta.url }), 'files');
  const files = scripts.flatMap((script) => weights.map((weight) => ({ script, weight })));
  return Promise.all(
    files.map(async ({ script, weight }) => {
      const data = await readFile(join(folder, `arimo-${script}-${weight}-normal.woff2`));
      const { hash, letters } = await inspect({ data, cache });
      return { family: ownFamily, weight, letters, hash, data };
    }),
  );
}

/** @throws Error if the data is not a font. */
export async function siteFont({
  data,
  cache,
}: {
  data: Uint8Array;
  cache?: Cache | undefined;
}): Promise<CardFont> {
  return { ...(await inspect({ data, cache })), data };
}

/** Caches the metadata of a font. When all cards are cached, parsing fonts would take longer than any other step. */
async function inspect({
  data,
  cache,
}: {
  data: Uint8Array;
  cache?: Cache | undefined;
}): Promise<Pick<CardFont, 'family' | 'letters' | 'hash'>> {
  const hash = hashText(data);
  const make = (): Promise<Pick<CardFont, 'family' | 'letters'>> => readFont(data);
  const found = await (cache === undefined ? make() : cache.get({ step: 'card-fonts', key: [hash], make }));
  return { ...found, hash };
}

async function readFont(data: Uint8Array): Promise<Pick<CardFont, 'family' | 'letters'>> {
  const { create } = await import('fontkit');
  const font = create(data);
  if ('fonts' in font) throw new Error('it is a font collection, which contains several fonts.');
  return { family: font.familyName, letters: lettersOf(font.characterSet) };
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cache, Diagnostic, LocationInConfig, SiteConfig } from 'lectern/plugin';
import { hashOf, hashText, isExternal, packageVersion, problem } from 'lectern/plugin';
import { themeColors } from '../model/colors.js';
import { lettersOf } from '../model/letters.js';
import type { CardStyle } from '../model/types.js';
import type { SocialCardsOptions } from '../options.js';
import type { CardFont } from './fonts.js';
import { ownFonts, siteFont } from './fonts.js';

export interface CardKit {
  style: CardStyle;
  fonts: readonly CardFont[];
  logo?: Uint8Array | undefined;
}

interface Input {
  siteDir: string;
  config: SiteConfig;
  options: SocialCardsOptions;
  cache?: Cache | undefined;
  locationInConfig?: LocationInConfig | undefined;
}

interface Found<T> {
  value?: T;
  diagnostics: Diagnostic[];
}

/** Returns no kit if a file can't be used. */
export async function readCardKit(input: Input): Promise<{ kit?: CardKit; diagnostics: Diagnostic[] }> {
  const { themeConfig } = input.config;
  const { options, cache } = input;
  const version = packageVersion({ name: '@takumi-rs/core', from: import.meta.url });
  if (version === '')
    return problemAt(
      input,
      [],
    )({
      message: 'The package @takumi-rs/core, which draws social cards, is not installed.',
      hint: 'Reinstall the dependencies: npm install.',
    });
  const [fonts, logo, own] = await Promise.all([readFonts(input), readLogo(input), ownFonts({ cache })]);
  const diagnostics = [...fonts.diagnostics, ...logo.diagnostics];
  if (diagnostics.length > 0) return { diagnostics };
  const all = [...(fonts.value ?? []), ...own];
  const style: CardStyle = {
    colors: { ...themeColors[themeConfig.colorMode.defaultMode], ...given(options.colors) },
    logo: logo.value?.size,
    letters: lettersOf(all.flatMap(({ letters }) => letters.flatMap(codePoints))),
    fontFamilies: [...new Set(all.map(({ family }) => family))],
    fingerprint: hashOf([
      version,
      all.map(({ hash }) => hash),
      logo.value === undefined ? '' : hashText(logo.value.data),
    ]),
  };
  return { kit: { style, fonts: all, logo: logo.value?.data }, diagnostics };
}

function codePoints([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Drops undefined colors, because they would override the defaults. */
function given<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof given<T>
  >;
}

async function readFonts(input: Input): Promise<Found<CardFont[]>> {
  const { siteDir, options, cache } = input;
  const found = await Promise.all(
    options.fonts.map(async (path, index): Promise<Found<CardFont>> => {
      const wrong = problemAt(input, ['fonts', index]);
      const data = await readFile(join(siteDir, path)).catch(() => undefined);
      if (data === undefined)
        return wrong({
          message: `The font "${path}" does not exist.`,
          hint: 'Correct the path, which is relative to the site folder.',
        });
      try {
        return { value: await siteFont({ data, cache }), diagnostics: [] };
      } catch (error) {
        return wrong({
          message: `The font "${path}" can't be read: ${(error instanceof Error ? error.message : String(error)).replace(/\.?$/, '.')}`,
          hint: 'Use a font file in TTF, OTF, WOFF, or WOFF2 format.',
        });
      }
    }),
  );
  return {
    value: found.flatMap(({ value }) => value ?? []),
    diagnostics: found.flatMap(({ diagnostics }) => diagnostics),
  };
}

type Logo = { data: Uint8Array; size: { width: number; height: number } };

async function readLogo(input: Input): Promise<Found<Logo>> {
  const { siteDir, config, options } = input;
  const { navbar, colorMode } = config.themeConfig;
  const ofNavbar = (colorMode.defaultMode === 'dark' ? navbar.logo?.srcDark : undefined) ?? navbar.logo?.src;
  const src = options.logo ?? ofNavbar;
  // An external logo can't be drawn, because the build doesn't download it.
  if (src === undefined || (options.logo === undefined && isExternal(src))) return { diagnostics: [] };
  const isOwn = options.logo !== undefined;
  const wrong = problemAt(input, isOwn ? ['logo'] : []);
  const file = config.staticDirectories
    .map((folder) => join(siteDir, folder, src))
    .find((candidate) => existsSync(candidate));
  if (file === undefined)
    return wrong({
      message: `The logo for social cards, "${src}", does not exist.`,
      hint: `${isOwn ? '' : 'The path comes from `themeConfig.navbar.logo`. '}Correct the path, which is relative to the static folder.`,
    });
  const data = await readFile(file);
  const size = await sizeOf(data);
  if (size === undefined)
    return wrong({
      message: `The logo for social cards, "${src}", isn't an SVG, PNG, JPEG, or WebP image.`,
      hint: 'Use an image in one of these formats: socialCards({ logo: "img/card-logo.svg" }).',
    });
  return { value: { data, size }, diagnostics: [] };
}

async function sizeOf(data: Uint8Array): Promise<Logo['size'] | undefined> {
  const { imageSize } = await import('image-size');
  try {
    const { type = '', width, height } = imageSize(data);
    return ['svg', 'png', 'jpg', 'webp'].includes(type) ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

function problemAt({ locationInConfig }: Pick<Input, 'locationInConfig'>, path: readonly PropertyKey[]) {
  return (texts: { message: string; hint: string }): { diagnostics: Diagnostic[] } => ({
    diagnostics: [problem({ code: 'invalid-social-card', ...texts, ...locationInConfig?.(path) })],
  });
}

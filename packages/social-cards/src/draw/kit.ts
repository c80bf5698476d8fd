import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cache, Diagnostic, LocationInConfig, SiteConfig } from 'lectern/plugin';
import { hashOf, hashText, isExternal, isFile, packageVersion, problem } from 'lectern/plugin';
import { themeColors } from '../model/colors.js';
import { lettersOf } from '../model/letters.js';
import type { CardStyle } from '../model/types.js';
import type { SocialCardsOptions } from '../options.js';
import { drawApart } from './draw-apart.js';
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
      const file = join(siteDir, path);
      if (!isFile(file))
        return wrong({
          message: `The font "${path}" does not exist.`,
          hint: 'Correct the path, which is relative to the site folder.',
        });
      try {
        return { value: await siteFont({ data: await readFile(file), cache }), diagnostics: [] };
      } catch (error) {
        return wrong({
          message: `The font "${path}" can't be read: ${reasonOf(error)}`,
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

interface Size {
  width: number;
  height: number;
}

type Logo = { data: Uint8Array; size: Size };

/** The library throws errors of JavaScript itself, such as a `TypeError`, if it doesn't expect a font's content. */
function reasonOf(error: unknown): string {
  const isExpected = error instanceof Error && error.constructor === Error && error.message !== '';
  return isExpected ? error.message.replace(/\.?$/, '.') : 'it is damaged, or not a font.';
}

async function readLogo(input: Input): Promise<Found<Logo>> {
  const { siteDir, config, options } = input;
  const { navbar, colorMode } = config.themeConfig;
  const ofNavbar = (colorMode.defaultMode === 'dark' ? navbar.logo?.srcDark : undefined) ?? navbar.logo?.src;
  const src = options.logo ?? ofNavbar;
  // An external logo can't be drawn, because the build doesn't download it.
  if (src === undefined || (options.logo === undefined && isExternal(src))) return { diagnostics: [] };
  const isOwn = options.logo !== undefined;
  const wrong = problemAt(input, isOwn ? ['logo'] : []);
  const file = config.staticDirectories.map((folder) => join(siteDir, folder, src)).find(isFile);
  if (file === undefined)
    return wrong({
      message: `The logo for social cards, "${src}", does not exist.`,
      hint: `${isOwn ? '' : 'The path comes from `themeConfig.navbar.logo`. '}Correct the path, which is relative to the static folder.`,
    });
  const data = await readFile(file);
  const size = await sizeOf(data);
  if (size === undefined)
    return wrong({
      message: `The logo for social cards, "${src}", isn't an SVG, PNG, JPEG, or WebP image, or has no size.`,
      hint: 'Use an image in one of these formats: socialCards({ logo: "img/card-logo.svg" }).',
    });
  const mistake = size.type === 'svg' ? await svgMistake({ data, cache: input.cache }) : undefined;
  if (mistake !== undefined)
    return wrong({
      message: `The logo for social cards, "${src}", can't be drawn: ${mistake}`,
      hint: 'Use a simpler SVG, or a PNG: socialCards({ logo: "img/card-logo.png" }).',
    });
  return { value: { data, size: { width: size.width, height: size.height } }, diagnostics: [] };
}

/** Caches only success, because a busy machine may cause a failure. */
function svgMistake({
  data,
  cache,
}: {
  data: Uint8Array;
  cache: Cache | undefined;
}): Promise<string | undefined> {
  const make = async (): Promise<true> => {
    const mistake = await drawApart({ data });
    if (mistake !== undefined) throw new Error(mistake);
    return true;
  };
  const key = [hashText(data), packageVersion({ name: '@takumi-rs/core', from: import.meta.url })];
  const drawn = cache === undefined ? make() : cache.get({ step: 'card-logos', key, make });
  return drawn.then(
    () => undefined,
    (error: Error) => error.message,
  );
}

async function sizeOf(data: Uint8Array): Promise<(Size & { type: string }) | undefined> {
  const { imageSize } = await import('image-size');
  try {
    const { type = '', width, height } = imageSize(data);
    const isUsable = ['svg', 'png', 'jpg', 'webp'].includes(type) && width > 0 && height > 0;
    return isUsable ? { type, width, height } : undefined;
  } catch {
    return undefined;
  }
}

function problemAt({ locationInConfig }: Pick<Input, 'locationInConfig'>, path: readonly PropertyKey[]) {
  return (texts: { message: string; hint: string }): { diagnostics: Diagnostic[] } => ({
    diagnostics: [problem({ code: 'invalid-social-card', ...texts, ...locationInConfig?.(path) })],
  });
}

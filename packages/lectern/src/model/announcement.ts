import type { SiteConfig } from '../config/schema/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';

const leastContrast = 4.5;

/** Colors that aren't hexadecimal are not checked. */
export function checkAnnouncement({
  config,
  configFile,
  locate,
}: {
  config: SiteConfig;
  configFile: string;
  locate: (path: readonly PropertyKey[]) => { line: number; column: number } | undefined;
}): Diagnostic[] {
  const { backgroundColor = '', textColor = '' } = config.themeConfig.announcementBar ?? {};
  const background = luminance(backgroundColor);
  const text = luminance(textColor);
  if (background === undefined || text === undefined) return [];
  const contrast = (Math.max(background, text) + 0.05) / (Math.min(background, text) + 0.05);
  if (contrast >= leastContrast) return [];
  return [
    problem({
      code: 'low-contrast',
      severity: 'warning',
      message: `themeConfig.announcementBar: ${textColor} on ${backgroundColor} has a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)}:1. Expected ${leastContrast}:1 or more.`,
      hint: "Choose colors with a higher contrast, or remove both to use the theme's colors.",
      file: configFile,
      ...locate(['themeConfig', 'announcementBar', 'textColor']),
    }),
  ];
}

function luminance(color: string): number | undefined {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim()) ?? [];
  if (digits === undefined) return undefined;
  const size = digits.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((index) => {
    const part = digits.slice(index * size, (index + 1) * size);
    const value = Number.parseInt(size === 1 ? part + part : part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./code.css', import.meta.url), 'utf8');
const colors = [...css.matchAll(/--code-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
  ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
);
const backgrounds = colors.filter(({ name }) => name.endsWith('bg'));
const bars = colors.filter(({ name }) => name.endsWith('-bar'));
const texts = colors.filter((color) => !backgrounds.includes(color) && !bars.includes(color));

describe.each(['light', 'dark'] as const)('code colors in %s mode', (mode) => {
  it('every token has a contrast ratio of at least 7:1 on every background', () => {
    const low = texts.flatMap((text) =>
      backgrounds
        .map((background) => ({
          text: text.name,
          on: background.name,
          ratio: contrast(text[mode], background[mode]),
        }))
        .filter(({ ratio }) => ratio < 7),
    );
    expect({ low, tried: texts.length * backgrounds.length }).toEqual({ low: [], tried: 35 });
  });

  it('the bar next to a marked line has a contrast ratio of at least 3:1 against the adjacent backgrounds', () => {
    const low = bars.flatMap((bar) =>
      backgrounds
        .filter(({ name }) => name === 'bg' || name === bar.name.replace('-bar', '-bg'))
        .map((background) => ({
          bar: bar.name,
          on: background.name,
          ratio: contrast(bar[mode], background[mode]),
        }))
        .filter(({ ratio }) => ratio < 3),
    );
    expect(low).toEqual([]);
  });
});

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

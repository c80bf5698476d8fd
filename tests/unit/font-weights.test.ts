import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';

function weights({ file, text }: { file: string; text: string }): string[] {
  return text.split('\n').flatMap((line, index) => {
    const [, value] =
      /\bfont(?:-weight)?: (bold\w*|[1-9]00|[1-9]50|var\(--weight-\w+\))(?:[ ;])/.exec(line) ?? [];
    return value === undefined ? [] : [`${file}:${index + 1} ${value}`];
  });
}

test('the theme uses only two font weights, because each additional weight delays the first paint', async () => {
  const files = await glob(['packages/*/src/**/*.css', 'site/{components,pages,styles}/**/*.css']);
  const found = files.flatMap((file) => weights({ file, text: readFileSync(file, 'utf8') }));
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter((location) => !/ (?:400|var\(--weight-strong\))$/.test(location))).toEqual([]);
});

test('the font weight check finds weights in font-weight and in font shorthands', () => {
  const text =
    'a { font-weight: 650; }\nb { font: 700 1rem / 1 serif; }\nc { font: 0.8rem serif; font-weight: bolder }';
  expect(weights({ file: 'a.css', text })).toEqual(['a.css:1 650', 'a.css:2 700', 'a.css:3 bolder']);
});

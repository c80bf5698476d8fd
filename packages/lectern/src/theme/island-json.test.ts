import { expect, test } from 'vitest';
import { islandJson } from './island-json.js';

const island = (html: string): string => `<lectern-island data-children="${islandJson([{ html }])}">`;

test('islandJson grows slowly with the number of islands within each other, and can be parsed', () => {
  let html = 'a "quoted" \\ path';
  for (let level = 0; level < 40; level += 1) html = island(html);
  expect(html.length).toBeLessThan(500_000);
  for (let level = 0; level < 40; level += 1) {
    const json = html.slice('<lectern-island data-children="'.length, -2);
    [{ html }] = JSON.parse(json) as [{ html: string }];
  }
  expect(html).toBe('a "quoted" \\ path');
});

test('islandJson returns plain JSON for values without islands', () => {
  expect(islandJson({ path: '\\d' })).toBe('{"path":"\\\\d"}');
});

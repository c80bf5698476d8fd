import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { isCampaign } from './campaign.js';
import { places, plainConfig, thrownValues } from './constructs/odd-modules.js';
import { copySite } from './site-copy.js';

/* A campaign combines each value with each place in the site's code. `npm test` tries every value and every place at
   least once. */

const copy = copySite('broken-mdx-syntax');
const dir = join(copy, 'the %20 sité (c:d)');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Outcome {
  code: number;
  text: string;
}

function build(sites: readonly Readonly<Record<string, string>>[]): Outcome[] {
  const program = join(import.meta.dirname, 'many-builds.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [program], {
    input: JSON.stringify({ dir, sites }),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Outcome[];
}

const allPlaces = Object.entries(places);
const values = Object.entries(thrownValues);
const rows = allPlaces.flatMap(([place, { file, write, others }], row) =>
  values.flatMap(([value, code], column) => {
    if (!isCampaign && (column - row) % values.length !== 0) return [];
    const text = write(`throw ${code};`);
    const lines = text.slice(0, text.indexOf('throw ')).split('\n');
    // The location of an error is the `new Error(…)`, which is on the same line as the `throw`.
    const location = `${file}:${lines.length}:`;
    const files = { 'docs/index.md': '# Home\n', 'lectern.config.ts': plainConfig, ...others, [file]: text };
    return [{ name: `${value} thrown by ${place}`, files, location }];
  }),
);

test('any value that the site’s code throws is reported at the `throw`, even if it has no stack', () => {
  const outcomes = build(rows.map(({ files }) => files));
  const wrong = rows.flatMap(({ name, location }, index) => {
    const { code, text = '' } = outcomes[index] ?? {};
    const shown = stripVTControlCharacters(text);
    // The error may be located at the component in a page. Only the hint then contains the location of the `throw`.
    const isLocated = /error \[[\w-]+\] \S+:\d+:\d+\n(?: .*\n)*/.test(shown);
    const isFine = code === 1 && isLocated && shown.includes(location) && !/^\s+at /m.test(shown);
    return isFine ? [] : [`${name}: ${code} (${location})\n${shown}`];
  });
  expect(wrong).toEqual([]);
});

import type { Page } from '@playwright/test';
import { open } from '../support/page.js';
import { field, patient, status } from '../support/search.js';
import { expect, test } from '../support/test.js';

test.slow();

/** Readers may paste or type these strings by mistake, and attackers might want readers to search for them. */
const queries = [
  ...['"a '.repeat(3000), '"'.repeat(5000), '('.repeat(10_000), 'lorem ipsum dolor '.repeat(560)],
  ...[
    Array.from({ length: 800 }, (_, index) => `w${index}x`).join(' '),
    'ab'.repeat(4000),
    '\u{1F600}'.repeat(2000),
  ],
  ...[
    '(a+)+$',
    '[',
    '\\',
    '$&',
    '.*',
    '(?<=a)b',
    '{1,99999}',
    '"',
    '""',
    '%',
    '%00',
    '%E0%A4%A',
    '&q=x',
    '#',
  ],
  ...[
    '\0',
    'a\0b',
    '\u202Eabc',
    'שלום עולם',
    '\u2067abc\u2069',
    'e\u0301'.repeat(500),
    `a${'\u0301'.repeat(2000)}`,
  ],
  ...[
    '𝒜𝒷𝒸',
    '𠮷野家',
    '👨‍👩‍👧‍👦'.repeat(100),
    '\uD800',
    '\uDC00 command',
    'İ'.repeat(500),
    'ﷺ',
    'ไทย',
    '\u200B',
  ],
  ...['__proto__', 'constructor', 'hasOwnProperty', 'toString valueOf', '"__proto__"', 'then', 'null'],
  ...['<b id="injected">x</b> command', '<img src=x id=injected onerror="document.title=1">', '{{7*7}}'],
  '"><svg id="injected" onload="document.title=1">',
];

const injected = (page: Page) => page.locator('#injected');

test('search: hostile queries are treated as text, and get results or a message', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  for (const query of queries) {
    await field(page).fill('history');
    await expect(status(page)).toContainText('found for “history”', patient);
    await field(page).fill(query);
    await expect(status(page), query.slice(0, 40)).not.toContainText('found for “history”');
    await expect(status(page), query.slice(0, 40)).toHaveText(/found for|No results|^$/, patient);
    await expect(page.locator('.search-results[aria-busy="true"]')).toHaveCount(0);
    await expect(injected(page)).toHaveCount(0);
  }
});

for (const junk of [
  '%',
  '%zz',
  '%E0%A4%A',
  '%00',
  '%ff%fe',
  '%ED%A0%80',
  '<b id=injected>',
  '__proto__',
  'x'.repeat(4000),
])
  test(`search: the URL search?q=${junk.slice(0, 20)} opens the search page`, { tag: '@built' }, async ({
    page,
  }) => {
    await open(page, `search?q=${junk}`);
    await expect(status(page)).toHaveText(/found for|No results/, patient);
    await expect(injected(page)).toHaveCount(0);
  });

test('search: the search page can be reloaded after the reader pastes a long text', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'search');
  await field(page).fill('\u{1F600}'.repeat(5000));
  await expect(page).toHaveURL(/\?q=%F0/);
  expect((await page.reload())?.status()).toBe(200);
  await expect(field(page)).toHaveValue(/^(?:\u{1F600}){400}$/u);
});

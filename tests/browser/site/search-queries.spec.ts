import type { Page } from '@playwright/test';
import { open } from '../support/page.js';
import { dialog, field, options, patient, status } from '../support/search.js';
import {
  firstQueries,
  heldOutQueries,
  sixtyQueries,
  thirtyQueries,
  tuningQueries,
} from '../support/search-table.js';
import { expect, test } from '../support/test.js';

test.slow();

function topResults(page: Page): Promise<string> {
  return page.evaluate(() => {
    const tops = [...document.querySelectorAll('.search-symbol-option, .search-page-option')].slice(0, 3);
    const links = tops.flatMap((top) => {
      const next = top.nextElementSibling;
      return next?.classList.contains('search-section-option') === true ? [top, next] : [top];
    });
    // Each URL is on a separate line, so `$` can match the end of a URL.
    return links.map((link) => link.getAttribute('href')).join('\n');
  });
}

test.describe('search queries', () => {
  const cases: [query: string, address: RegExp, note: RegExp][] = [
    ['isRegistered', /AACVoiceAPI\/classes\/AACVoiceAPI#is-registered$/, /found/],
    ['trasncription', /CommandConverter#process-transcription$/, /Showing results for “transcription”/],
    ['histroy', /#it-06$|CommandHistory/, /Showing results for “history”/],
    ['AudioInptHandler', /AudioInputHandler$/, /Showing results for “audioinputhandler”/],
    ['how do I remove a command', /CommandMapping#remove-command$/, /found/],
    ['AT-11', /testing\/acceptence-testing#at-11$/, /found/],
    ['placeOrder', /\/api#placeOrder$/, /No results in AAC Voice API/],
    ['findByStatus', /\/api#findPetsByStatus$/, /No results in AAC Voice API/],
    ['POST /store/order', /\/api#placeOrder$/, /No results in AAC Voice API/],
    ['No microphone was found', /MicrophoneNotFoundError/, /found/],
    ['recognizer confidence', /docs\/recognizers$/, /found/],
    // Without quotation marks, the words appear on ten times as many pages.
    ['"remove a command"', /docs\//, /^\d pages found/],
    ['NotAllowedError: no such zzqqxxy', /unit-testing|behavior-by-example/, /Not found: zzqqxxy/],
  ];

  test('find the expected page for names, misspelled words, questions, errors, phrases, and operations', {
    tag: '@built',
  }, async ({ page }) => {
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    for (const [query, address, note] of cases) {
      await field(page).fill(query);
      await expect(status(page), query).toContainText(`“${query}”`, patient);
      expect.soft(await status(page).textContent(), query).toMatch(note);
      expect.soft(await options(page).first().getAttribute('href'), query).toMatch(address);
    }
  });

  const topResultsOf = async (page: Page, query: string): Promise<string> => {
    await field(page).fill(query);
    await expect(status(page), query).toContainText(`“${query}”`, patient);
    // The first result may be visible before the others.
    await expect(page.locator('.search-results[aria-busy="true"]')).toHaveCount(0);
    return topResults(page);
  };

  for (const [path, queries] of firstQueries)
    test(`${queries.length} queries on ${path} find the expected page among the first three results`, {
      tag: '@built',
    }, async ({ page }) => {
      await open(page, path);
      await page.keyboard.press('Control+k');
      for (const [query, address] of queries)
        expect.soft(await topResultsOf(page, query), query).toMatch(address);
    });

  for (const [name, tables, most] of [
    ['at least 57 of 60', [sixtyQueries], 3],
    ['at least 76 of 90', [tuningQueries, heldOutQueries, thirtyQueries], 14],
  ] as const)
    test(`${name} queries find the expected page`, {
      tag: '@built',
    }, async ({ page }) => {
      const missed: string[] = [];
      for (const [path, queries] of tables.flat()) {
        await open(page, path);
        await page.keyboard.press('Control+k');
        for (const [query, address] of queries)
          if (!address.test(await topResultsOf(page, query))) missed.push(query);
      }
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(most);
    });

  test('a quoted phrase finds only pages that contain it', { tag: '@built' }, async ({ page }) => {
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    const count = async (query: string): Promise<number> => {
      await field(page).fill(query);
      await expect(status(page)).toContainText(`“${query}”`, patient);
      return Number(/^(\d+) page/.exec((await status(page).textContent()) ?? '')?.[1] ?? 0);
    };
    const apart = await count('command history');
    const quoted = await count('"command history"');
    expect(quoted).toBeGreaterThan(0);
    expect(quoted).toBeLessThan(apart);
  });

  test("on a page about the engine, the engine's pages are searched first", { tag: '@built' }, async ({
    page,
  }) => {
    await open(page, 'tutorial/intro');
    await page.keyboard.press('Control+k');
    await field(page).fill('command');
    await expect(page.getByRole('radio', { name: 'Lectern', exact: true })).toBeChecked(patient);
    await expect(page.locator('.search-source').first()).toHaveText('Tutorial');
    await field(page).fill('isRegistered');
    await expect(options(page).first()).toHaveAttribute('href', /#is-registered$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/AACVoiceAPI#is-registered$/);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('radio', { name: 'AAC Voice API', exact: true })).toBeChecked();
  });

  test('the search dialog and the search page find the same number of pages', { tag: '@built' }, async ({
    page,
  }) => {
    const counts = { dialog: 0, page: 0 };
    const read = async (): Promise<number> => {
      await expect(status(page)).toHaveText(/^\d+ pages found for “history”/, patient);
      return Number.parseInt((await status(page).textContent()) ?? '', 10);
    };
    await open(page, 'docs/intro');
    await page.keyboard.press('Control+k');
    await field(page).fill('history');
    counts.dialog = await read();
    await page.getByRole('link', { name: 'Show all results' }).click();
    await expect(page).toHaveURL(/search\?q=history&in=AAC\+Voice\+API$/);
    await expect(dialog(page)).toBeHidden();
    counts.page = await read();
    expect(counts.page).toBe(counts.dialog);
    await open(page, 'search?q=history');
    expect(await read()).toBe(counts.dialog);
  });
});

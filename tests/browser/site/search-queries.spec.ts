import type { Page } from '@playwright/test';
import { open } from '../support/page.js';
import { dialog, field, options, patient, status } from '../support/search.js';
import { expect, test } from '../support/test.js';

test.slow();

/** Returns the targets of the first three results, each with its first section. */
function topResults(page: Page): Promise<string> {
  return page.evaluate(() => {
    const tops = [...document.querySelectorAll('.search-symbol-option, .search-page-option')].slice(0, 3);
    const links = tops.flatMap((top) => {
      const next = top.nextElementSibling;
      return next?.classList.contains('search-section-option') === true ? [top, next] : [top];
    });
    // Each URL is on its own line, so that `$` can match the end of one.
    return links.map((link) => link.getAttribute('href')).join('\n');
  });
}

test.describe('search queries', () => {
  /** Queries, each with the target of its first result and a part of the status message. */
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
    // The expected page is about recognizers, and not one that mentions both words more often.
    ['recognizer confidence', /docs\/recognizers$/, /found/],
    // This is a phrase, whose words alone are on ten times as many pages.
    ['"remove a command"', /docs\//, /^\d pages found/],
    ['NotAllowedError: no such zzqqxxy', /unit-testing|behavior-by-example/, /Not found: zzqqxxy/],
  ];

  test('names, misspelled words, questions, errors, phrases and operations find the right page', {
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

  /** Queries, each with a page that must be among the first three results, on a page of each scope. */
  const table: [path: string, cases: [query: string, address: RegExp][]][] = [
    [
      'docs/intro',
      [
        ['isRegistered', /#is-registered$/m],
        ['trasncription', /transcription/m],
        ['histroy', /#it-06$|CommandHistory/m],
        ['AudioInptHandler', /AudioInputHandler/m],
        ['how do I remove a command', /#remove-command$/m],
        ['AT-11', /acceptence-testing#at-11/m],
        ['placeOrder', /#placeOrder/m],
        ['findByStatus', /#findPetsByStatus/m],
        ['POST /store/order', /#placeOrder/m],
        ['No microphone was found', /MicrophoneNotFoundError/m],
        ['remove a command', /remove-command|CommandMapping/m],
        ['command history', /CommandHistory/m],
        ['microphone', /MicrophoneNotFound|intro|AudioInput/m],
        ['microphon', /icrophone/m],
        ['micrphone', /icrophone/m],
        ['recognizer', /recognizers/m],
        ['recogniser', /recognizers/m],
        ['privacy', /privacy|general-requirements|is-this-for/m],
        ['reading aids', /reading-aids/m],
        ['class diagram', /class-diagram/m],
        ['sequence diagram', /sequence-diagrams/m],
        ['integration testing', /integration-testing/m],
        ['unit tests', /unit-testing/m],
        ['acceptance testing', /acceptence-testing/m],
        ['use case', /use-case-descriptions/m],
        ['version control', /version-control/m],
        ['development environment', /development-environment/m],
        ['block diagram', /system-block-diagram/m],
        ['requirements functional', /features-and-requirements|general-requirements/m],
        ['register a voice command', /#uc-08/m],
        ['start listening', /start-listening|AACVoiceAPI|startListening/m],
        ['speaker separation', /use-case-descriptions#uc-03/m],
        ['confidence', /onfidence/m],
        ['latency', /atency|at-11|requirements|general/m],
        ['synonyms', /use-case-descriptions#uc-05/m],
        ['content security policy', /deploy|search|security|recognizers|errors/m],
        ['wasm-unsafe-eval', /recognizers/m],
        ['Pets available', /findPetsByStatus|\/api/m],
        ['uttterance', /VoiceOptions|HeardSpeech/m],
        ['VoiceOpt', /VoiceOptions/m],
      ],
    ],
    [
      'tutorial/intro',
      [
        ['translate my site', /translate-your-site/m],
        ['sidebar order', /sidebars|create-a-document/m],
        ['docusaurus migration', /migrate-from-docusaurus/m],
        ['migrating from docusaurus', /migrate-from-docusaurus/m],
        ['write plugin', /write-a-plugin|plugin/m],
        ['pluginz', /plugin/m],
        ['mermaid diagrams', /mermaid/m],
        ['enviroment variables', /set-environment-variables/m],
        ['remote cache', /share-builds/m],
        ['turborepo', /share-builds/m],
        ['OpenAPI document', /document-an-http-api/m],
        ['typedoc', /document-an-api/m],
        ['blog posts', /write-a-blog/m],
        ['broken links', /errors|create|check/m],
        ['llms.txt', /for-machines/m],
        ['unknown search page', /errors#unknown-search-page|errors/m],
        ['announcement bar', /navbar-footer-announcement/m],
        ['versions of docs', /manage-docs-versions/m],
        ['deploy to GitHub pages', /deploy-your-site/m],
        ['frontmatter', /front-matter|create-a-document/m],
      ],
    ],
  ];

  for (const [path, queries] of table)
    test(`${queries.length} queries on ${path} have the right page among the first three results`, {
      tag: '@built',
    }, async ({ page }) => {
      await open(page, path);
      await page.keyboard.press('Control+k');
      for (const [query, address] of queries) {
        await field(page).fill(query);
        await expect(status(page), query).toContainText(`“${query}”`, patient);
        expect.soft(await topResults(page), query).toMatch(address);
      }
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
    // Another page has another scope.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('radio', { name: 'AAC Voice API', exact: true })).toBeChecked();
  });

  test('dialog and search page find the same number of pages', { tag: '@built' }, async ({ page }) => {
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

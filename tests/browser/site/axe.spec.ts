import type { Page } from '@playwright/test';
import { closeRoutes, sampleRoutes } from '../routes.js';
import { axeFindings, loadAxe, violationLines, violationsOf } from '../support/axe.js';
import { untilStill } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { expectHydratedAndPrinted, expectPublishedPolicy } from '../support/whole-page.js';

/** All pages use the same color tokens, so only one page of each kind is checked in both modes at both widths. */
const looks = [
  { width: 1280, mode: 'light' },
  { width: 390, mode: 'dark' },
];
const otherLooks = [
  { width: 1280, mode: 'dark' },
  { width: 390, mode: 'light' },
];

interface Look {
  width: number;
  mode: string;
}

async function checkLooks(page: Page, wanted: readonly Look[] = looks): Promise<void> {
  // axe scrolls, so it can't determine the background of a navbar that has left the window. It would also report an
  // overlap for operations that the browser hasn't laid out.
  await page.addStyleTag({
    content:
      '.navbar-hidden { translate: none !important } .api-operation, .api-schema { content-visibility: visible !important }',
  });
  await loadAxe(page);
  for (const { width, mode } of wanted) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(async (value) => {
      document.documentElement.dataset.mode = value;
      scrollTo({ top: 0, behavior: 'instant' });
      // In the next frame, the page reacts to the new width and makes scrollable boxes focusable.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, mode);
    await untilStill(page);
    const findings = await axeFindings({ page });
    const look = `${width} px, ${mode}`;
    // The site shows this attachment with its test results.
    const result = { page: new URL(page.url()).pathname, look, ...findings };
    await test.info().attach('axe', { contentType: 'application/json', body: JSON.stringify(result) });
    expect.soft(violationLines(findings), look).toEqual([]);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(excess, `how far the page scrolls sideways at ${width} px`).toBe(0);
  }
}

async function resetLook(page: Page, mode: string | null): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate((value) => {
    document.documentElement.dataset.mode = value ?? '';
    scrollTo({ top: 0, behavior: 'instant' });
  }, mode);
}

// Opening pages takes most of the time, so each visit also checks the console, as in console.spec.ts.
for (const route of closeRoutes) {
  const isSample = sampleRoutes.some((sample) => sample === route);
  test(
    `axe finds no problems on /${route}, and the page logs no message when it is hydrated and printed`,
    {
      tag: isSample ? [] : ['@built'],
    },
    async ({ page }, { project }) => {
      // axe checks every character in twelve diagrams on one page, and in seventeen operations on the other. Each
      // sample page is checked four times.
      test.slow(isSample || route === 'docs/system-architecture/sequence-diagrams' || route === 'api');
      const response = await page.goto(route);
      // Only the built site has a content security policy.
      if (project.name === 'built') await expectPublishedPolicy(response);
      const mode = await page.locator('html').getAttribute('data-mode');
      await checkLooks(page, isSample && project.name === 'built' ? [...looks, ...otherLooks] : looks);
      await resetLook(page, mode);
      await expectHydratedAndPrinted(page);
    },
  );
}

test.describe('the 404 page', () => {
  test.use({ allowedMessages: [/status of 404/] });

  test('axe finds no problems', async ({ page }) => {
    await page.goto('nope');
    await checkLooks(page);
  });
});

test('axe finds no problems in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/intro');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#menu')).toBeInViewport();
  await untilStill(page);
  await loadAxe(page);
  expect(await violationsOf({ page, within: '#menu' })).toEqual([]);
});

test('the axe check reports a list item with low contrast and a link without an underline', {
  tag: '@built',
}, async ({ page }) => {
  await page.goto('docs/intro');
  await page
    .locator('main li')
    .last()
    .evaluate((item) => {
      item.style.color = '#bbb';
    });
  await page
    .locator('main p a')
    .first()
    .evaluate((link) => {
      link.style.textDecoration = 'none';
    });
  await loadAxe(page);
  expect(await violationsOf({ page, rules: ['color-contrast', 'link-in-text-block'] })).toEqual([
    expect.stringContaining('color-contrast: Elements must meet minimum color contrast ratio thresholds, at'),
    expect.stringContaining('link-in-text-block: Links must be distinguishable without relying on color, at'),
  ]);
});

import { open, scrollTo } from '../support/page.js';
import { expect, test } from '../support/test.js';

const features = 'tutorial/tutorial-basics/markdown-features';

test.describe('heading links', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copy their URLs to the clipboard, and announce that the URL was copied', async ({
    page,
    baseURL,
  }) => {
    await open(page, features);
    const link = page.getByRole('link', { name: 'Link to “Tables”' });
    await link.click();
    await expect(page).toHaveURL(`${features}#tables`);
    await expect(page.locator('#lectern-announcer')).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${features}#tables`);
  });
});

test('the table of contents marks the current section, even at the end of the page and after a click', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, features);
  const toc = page.getByRole('navigation', { name: 'On this page' });
  const current = toc.locator('[aria-current="location"]');
  await expect(current).toHaveText('Text and lists');
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await scrollTo(page, end);
  await expect(current).toHaveText((await toc.getByRole('link').last().textContent()) ?? '');
  // The table of contents is longer than the window, and scrolls to keep the marked entry in view.
  await expect(current).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 0);
  await expect(current).toHaveText('Text and lists');
  await expect(current).toBeInViewport({ ratio: 1 });
  // In a tall window, the last headings can't scroll to the top, but the target of the clicked link is marked anyway.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await toc.getByRole('link', { name: 'Diagrams' }).click();
  await expect(current).toHaveText('Diagrams');
});

test('“Wrap lines” wraps the long lines in all code blocks on the page', { tag: '@built' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, features);
  const wide = page.locator('.code-block[data-wide]');
  await expect(wide.nth(1)).toBeVisible();
  await expect(page.locator('.code-block:not([data-wide]) .wrap-button').first()).toBeHidden();
  const button = wide.first().getByRole('button', { name: 'Wrap lines' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const excess = (): Promise<number[]> =>
    wide.locator('pre').evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
  expect((await excess()).every((width) => width <= 0)).toBe(true);
  const other = wide.nth(1).getByRole('button', { name: 'Wrap lines' });
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await other.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect((await excess()).every((width) => width > 0)).toBe(true);
});

for (const hasTouch of [true, false]) {
  test.describe(hasTouch ? 'on a phone' : 'in a narrow window', () => {
    test.use({ viewport: { width: 390, height: 800 }, hasTouch, isMobile: hasTouch });

    test('the buttons of a code block never cover the code, and long lines fade out at the edge', {
      tag: '@built',
    }, async ({ page }) => {
      await open(page, features);
      await expect(page.locator('.code-block[data-wide]').first()).toBeVisible();
      // Hidden code is measured only when it becomes visible.
      await page
        .locator('main :is(details, [hidden])')
        .evaluateAll((elements) =>
          elements.map((element) => [
            element.removeAttribute('hidden'),
            element.toggleAttribute('open', true),
          ]),
        );
      const measure = () =>
        page.locator('.code-block:has(> .code-body)').evaluateAll((elements) =>
          elements.map((block) => {
            const pre = block.querySelector('.code-body > pre');
            const bottoms = [...block.querySelectorAll('.code-buttons button')].map(
              (button) => button.getBoundingClientRect().bottom,
            );
            const fade = pre === null ? undefined : getComputedStyle(pre, '::after');
            return {
              isCovered: Math.max(...bottoms) > (pre?.getBoundingClientRect().top ?? 0),
              isShown: getComputedStyle(block.querySelector('.code-buttons') ?? block).opacity === '1',
              isCut: pre !== null && pre.scrollWidth > pre.clientWidth,
              fades: fade?.position === 'sticky' && fade.backgroundImage.startsWith('linear-gradient'),
            };
          }),
        );
      await expect(async () => {
        const blocks = await measure();
        expect(blocks.length).toBeGreaterThan(10);
        for (const block of blocks)
          expect(block).toEqual({ ...block, isCovered: false, isShown: true, fades: block.isCut });
      }).toPass();
    });
  });
}

test("the accessible name of a heading doesn't include the heading's link", async ({ page }) => {
  await page.goto(features);
  await expect(page.getByRole('heading', { name: 'Tables', exact: true })).toBeVisible();
  await page.goto('docs/api-specification/AACVoiceAPI/classes/AACVoiceAPI');
  await expect(page.getByRole('heading', { name: 'isRegistered()', exact: true })).toBeVisible();
});

test('an identifier in code wraps only between its words, and a test case ID does not wrap', {
  tag: '@built',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/requirements/general-requirements');
  const linesOf = (elements: Element[]): string[][] =>
    elements.map((element) => {
      const lines = new Map<number, string>();
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          lines.set(top, (lines.get(top) ?? '') + letter);
        }
      }
      return [...lines.values()];
    });
  const codes = (await page.locator('td code').evaluateAll(linesOf)).map((lines) => lines.join('|'));
  expect(codes.filter((code) => code.replaceAll('|', '') === 'navigator.mediaDevices.getUserMedia')).toEqual([
    expect.stringMatching(/^navigator\|?\.media\|?Devices\|?\.get\|?User\|?Media$/),
  ]);
  await page.goto('docs/testing/unit-testing');
  const ids = await page
    .locator('td a, th[scope="row"]')
    .filter({ hasText: /^[A-Z]+-[A-Z]+-\d+$/ })
    .evaluateAll(linesOf);
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((lines) => lines.length > 1)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('docs/api-specification/AACVoiceAPI/classes/AACVoiceAPI');
  const contents = await page.locator('.toc a').evaluateAll(linesOf);
  expect(contents.map((lines) => lines.join('|'))).toContainEqual(
    expect.stringMatching(/^display\|?Command\|?History\(\)$/),
  );
});

test('a tab list with a query parameter keeps the selected tab in the URL', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, features);
  const tabs = page.locator('.tabs[data-query="answer"]');
  await expect(tabs.getByRole('tab', { selected: true })).toHaveCount(0);
  await expect(tabs.getByRole('tabpanel')).toHaveCount(0);
  await tabs.getByRole('tab', { name: 'No' }).click();
  await expect(page).toHaveURL(`${features}?answer=no`);
  await expect(tabs.getByRole('tabpanel')).toContainText('Then ask later.');
  await page.goto(`${features}?answer=yes`);
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Yes');
  await expect(tabs.getByRole('tabpanel')).toContainText('Good.');
});

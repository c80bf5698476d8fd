import { closeRoutes, routes } from '../routes.js';
import { expect, test } from '../support/test.js';
import { expectHydratedAndPrinted, expectPublishedPolicy, hydrateAndWait } from '../support/whole-page.js';

/* In every test, `support/test.ts` checks that the page logs nothing and no request leaves the site. */

// axe.spec.ts also does this check, on the other pages. The remaining pages are split into several tests, because tests
// run in parallel.
const remainingRoutes = routes.filter((route) => !closeRoutes.includes(route));
const parts = 2;
for (let part = 0; part < parts; part += 1) {
  test(`pages without an axe test log no message on screen, in print, or in forced colors (part ${part + 1} of ${parts})`, {
    tag: '@built',
  }, async ({ page }) => {
    test.setTimeout(120_000);
    for (const route of remainingRoutes.filter((_, index) => index % parts === part)) {
      await test.step(`/${route}`, async () => {
        await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
        await expectPublishedPolicy(await page.goto(route));
        await expectHydratedAndPrinted(page);
      });
    }
  });
}

test("hydrating a page's islands does not change the HTML of the main content", async ({ page }) => {
  await page.goto('tutorial/tutorial-basics/markdown-features');
  // Image zoom isn't an island. A second after the page load, it turns each image into a button.
  await expect(page.locator('.medium-zoom-image').first()).toBeAttached();
  const html = (): Promise<string> =>
    page.getByRole('main').evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      // Hydration makes one intended change: a live editor hides its highlighted code from screen readers.
      for (const code of copy.querySelectorAll('.live-editor pre')) code.removeAttribute('aria-hidden');
      return copy.innerHTML;
    });
  const before = await html();
  await hydrateAndWait(page);
  expect(await html()).toBe(before);
});

import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';

test("API reference: an operation's aside shows each response and each named example", {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'api');
  const aside = page.locator('[data-place="findPetsByStatus"] .api-example');
  const responses = aside.getByRole('tablist', { name: 'Example responses for Find pets by status' });
  await responses.scrollIntoViewIfNeeded();
  await expect(responses.getByRole('tab')).toHaveText(['200', '400']);
  const cases = aside.getByRole('tablist', { name: 'Example of the 200 response' });
  await expect(cases.getByRole('tab')).toHaveText(['One pet', 'No pet']);
  await expect(aside.locator('code:visible')).toContainText('"name": "Miso"');
  await cases.getByRole('tab', { name: 'No pet' }).click();
  await expect(aside.locator('code:visible')).toHaveText('[]');
  await responses.getByRole('tab', { name: '400' }).click();
  await expect(aside.locator('code:visible')).toContainText('"code": 400');
  await expect(cases).toBeHidden();
  await responses.getByRole('tab', { name: '400' }).press('ArrowLeft');
  await expect(responses.getByRole('tab', { name: '200' })).toBeFocused();
  await expect(aside.locator('code:visible')).toHaveText('[]');
});

test('API reference: the sidebar lists the headings of the introduction', async ({ page }) => {
  await open(page, 'api#placeOrder');
  const sidebar = page.getByRole('navigation', { name: 'Pages in this section' });
  const heading = page.getByRole('heading', { name: 'What a request needs', exact: true, level: 2 });
  await sidebar.getByRole('link', { name: 'What a request needs', exact: true }).click();
  await expect(page).toHaveURL(/#intro-/);
  await expect(heading).toBeInViewport();
});

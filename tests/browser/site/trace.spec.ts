import { expect, test } from '../support/test.js';

test('the traceability matrix filters requirements by text, kind, and state', async ({ page }) => {
  await page.goto('docs/traceability');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const all = await rows.count();
  expect(all).toBeGreaterThan(10);

  await page.getByLabel('Words or IDs').fill('noise');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('REQ-F-04');
  await expect(page.getByText(`1 of ${all} requirements shown`)).toBeVisible();

  await page.getByLabel('Words or IDs').fill('');
  await page.getByLabel('Kind').selectOption('Non-functional');
  await expect(rows).toHaveCount(3);
  await page.getByLabel('State').selectOption('not-implemented');
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Kind').selectOption('');
  await page.getByLabel('State').selectOption('');
  await expect(rows).toHaveCount(all);
});

test('the traceability matrix can be searched by title', async ({ page }) => {
  await page.goto('docs/traceability');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await page.getByLabel('Words or IDs').fill('latency');
  await expect(rows.filter({ has: page.getByRole('link', { name: 'AT-11' }) })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the traceability matrix lists requirements, and hides controls that need a script', async ({
    page,
  }) => {
    await page.goto('docs/traceability');
    await expect(page.getByRole('rowheader').first()).toContainText('REQ-F-01');
    await expect(page.getByLabel('Words or IDs')).toBeHidden();
  });
});

test('a requirement ID in a table links to the requirement’s heading, followed by its row of the traceability matrix', async ({
  page,
}) => {
  await page.goto('docs/requirements/use-case-descriptions');
  await page.getByRole('table').getByRole('link', { name: 'REQ-F-09' }).click();
  await expect(page).toHaveURL(/features-and-requirements#req-f-09$/);
  const heading = page.getByRole('heading', { name: /^REQ-F-09/ });
  await expect(heading).toBeInViewport();
  await expect(heading.locator('+ .trace-row')).toContainText('with a workaround');
});

import { test } from '../support/docusaurus-site.js';
import { expect } from '../support/test.js';

test.use({ fixture: 'docusaurus-routes', base: '/ferry/' });

test('Docusaurus site: an effect that depends on useLocation runs once for each location', async ({
  page,
}) => {
  await page.goto('docs/lines');
  await expect(page.getByText('Visits: /ferry/docs/lines', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Heron' }).click();
  await expect(
    page.getByText('Visits: /ferry/docs/lines, /ferry/docs/lines?boat=Heron', { exact: true }),
  ).toBeVisible();
});

test('Docusaurus site: history.push of another query keeps the state of the page’s components', async ({
  page,
}) => {
  await page.goto('docs/lines');
  await page.getByRole('button', { name: 'Gull' }).click();
  await page.getByRole('button', { name: 'Swan' }).click();
  await expect(page.getByText('Chosen: Swan, presses: 2, before: 1')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?boat=Swan');
  await page.goBack();
  await expect(page.getByText('Chosen: Gull, presses: 2, before: 0')).toBeVisible();
  await expect(page.getByText('Log: PUSH ?boat=Gull, PUSH ?boat=Swan, ')).toBeVisible();
});

test('Docusaurus site: client modules are notified of other queries and hashes, and of page load events', async ({
  page,
}) => {
  await page.goto('docs/lines');
  await page.getByRole('button', { name: 'Gull' }).click();
  await page.getByRole('article').getByRole('link', { name: 'Night lines', exact: true }).click();
  const updates = () => page.evaluate(() => (window as { updates?: string[] }).updates);
  await expect
    .poll(updates)
    .toContain('/ferry/docs/lines?boat=Gull > /ferry/docs/lines?boat=Gull#night-lines');
  expect(await updates()).toContain('/ferry/docs/lines > /ferry/docs/lines?boat=Gull');
  expect(await updates()).toEqual(expect.arrayContaining(['load', 'DOMContentLoaded']));
});

test.describe('Docusaurus site: a component whose text depends on the query', () => {
  // As in Docusaurus, the first render in the browser knows the query, which the HTML can't depend on. In dev, React also
  // reports the `tabindex` of the heading that navigation has focused.
  test.use({ allowedMessages: [/Hydration failed|React error #418|-\s+tabindex="-1"/] });

  test('a Redirect that appears later replaces the page', async ({ page }) => {
    await page.goto('docs/lines');
    await page.getByRole('link', { name: 'Tickets' }).click();
    // An effect that runs only once sees the query, too.
    await expect(page.getByLabel('Class')).toHaveValue('2');
    await page.getByRole('button', { name: 'Sell' }).click();
    await expect(page.getByText('Chosen: Swan')).toBeVisible();
  });
});

test('Docusaurus site: a component gets the functions that its document imports', async ({ page }) => {
  await page.goto('docs/fares');
  await page.getByRole('button', { name: 'Class: Second' }).click();
  await expect(page.getByText('4 shells')).toBeVisible();
});

test('Docusaurus site: a CodeBlock in a component shows code that changes, or that appears later', async ({
  page,
}) => {
  await page.goto('docs/fares');
  await expect(page.getByText('{}', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Class: Second' }).click();
  await expect(page.getByText('{"level":"Second","price":4}')).toBeVisible();
  await expect(page.getByText('fare = 4')).toBeVisible();
});

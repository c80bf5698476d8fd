import { test } from '../support/editable-site.js';
import { isMarked, markDocument } from '../support/page.js';
import { expect } from '../support/test.js';

// The tests run in sequence, because they edit the same site, served by one dev server.
test.describe.configure({ mode: 'default' });

const file = 'api/openapi.yaml';
const lamp = "                  $ref: '#/components/schemas/Lamp'";
const color = 'type: object\nproperties:\n  hue:\n    type: integer\n    description: Words of a hue.\n';

test('dev server: editing an OpenAPI document updates open operations without reloading the page', async ({
  page,
  site,
}) => {
  await page.goto('api');
  await markDocument(page);
  const answer = page.locator('[id="listLamps-response-200"]');
  await answer.getByText('Fields of Lamp').click();
  // At the first interaction, the dev server transforms the page's scripts, which is slow on a busy machine.
  await expect(answer.getByText('Words of a name.')).toBeVisible({ timeout: 90_000 });
  await site.edit(file, { from: 'List all lamps', to: 'List every lamp' });
  await expect(page.getByRole('heading', { name: 'List every lamp' })).toBeVisible();
  await expect(page.locator('#menu').getByRole('link', { name: 'List every lamp' })).toBeVisible();
  await site.edit(file, { from: 'Words of a name.', to: 'What it is called.' });
  await expect(answer.getByText('What it is called.')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('dev server: mock responses in the “Try it” form follow edits to the OpenAPI document', async ({
  page,
  site,
}) => {
  await page.goto('api');
  await page.getByRole('button', { name: /^Try it/ }).click();
  const form = page.locator('[data-place="listLamps"] form');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('figure')).toContainText('"name"');
  await site.edit(file, { from: '        name:\n', to: '        label:\n' });
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: /^Try it/ }).click();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('figure')).toContainText('"label"');
});

test('dev server: after an edit adds a reference to a file, the dev server watches that file', async ({
  page,
  site,
}) => {
  await page.goto('api');
  await site.write('api/parts/color.yaml', color);
  await site.edit(file, { from: lamp, to: '                  $ref: parts/color.yaml' });
  const schema = page.locator('.api-schema', { has: page.getByRole('heading', { name: 'color' }) });
  await expect(schema).toContainText('Words of a hue.');
  await site.edit('api/parts/color.yaml', { from: 'Words of a hue.', to: 'From 0 to 360.' });
  await expect(schema).toContainText('From 0 to 360.');
});

test.describe('dev server: an error', () => {
  test.use({ allowedMessages: [/status of 500/] });

  test('in an OpenAPI document is shown with its location until the document is fixed', async ({
    page,
    site,
  }) => {
    await page.goto('api');
    await site.edit(file, { from: 'type: string', to: 'type: text' });
    await expect(page.getByRole('heading', { name: 'This page can’t be shown' })).toBeVisible();
    await expect(page.getByText(/openapi\.yaml:26:17\s+A schema has the type "text"/)).toBeVisible();
    await site.edit(file, { from: 'type: text', to: 'type: [' });
    await expect(page.getByText(/openapi\.yaml:26:17\s+The document can't be read/)).toBeVisible();
    await site.restore(file);
    await expect(page.getByRole('heading', { name: 'List all lamps' })).toBeVisible();
  });

  test('about a missing referenced file is shown at the reference until the file exists', async ({
    page,
    site,
  }) => {
    await page.goto('api');
    await site.edit(file, { from: lamp, to: '                  $ref: ../shared/color.yaml' });
    await expect(page.getByText('api/openapi.yaml:19:25')).toBeVisible();
    await site.write('shared/color.yaml', color);
    await expect(page.getByRole('heading', { name: 'List all lamps' })).toBeVisible();
  });
});

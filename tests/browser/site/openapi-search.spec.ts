import { open } from '../support/page.js';
import { expect, test } from '../support/test.js';

test('search finds an operation, a path, a field, and a schema, and labels each with its kind', {
  tag: '@built',
}, async ({ page }) => {
  await open(page, 'api');
  const found = {
    addPet: ['Operation · Pet store', '#addPet'],
    '/pet/{petId}': ['Operation · Pet store', '#getPetById'],
    photoUrls: ['Field of Pet · Pet store', '#schema-Pet'],
    PetStatus: ['Schema · Pet store', '#schema-PetStatus'],
  };
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  for (const [query, [label = '', anchor = '']] of Object.entries(found)) {
    await dialog.getByRole('combobox').fill(query);
    const first = dialog.getByRole('option').first();
    await expect(first).toContainText(label);
    await expect(first).toHaveAttribute('href', new RegExp(`${anchor}$`));
  }
});

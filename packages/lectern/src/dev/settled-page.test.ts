import { expect, test } from 'vitest';
import { settledPage } from './settled-page.js';

/** The page fails to render `fails` times. In each of the first `edits` renderings, a file changes. */
function pageThat({ fails, edits }: { fails: number; edits: number }) {
  let rendered = 0;
  return {
    rendered: () => rendered,
    show: () =>
      settledPage({
        route: '/a',
        edits: { count: () => Math.min(rendered, edits) },
        preview: {
          page: (route) => {
            rendered += 1;
            return rendered <= fails
              ? Promise.reject(new Error(`failure ${rendered}`))
              : Promise.resolve({ status: 200, html: route });
          },
        },
      }),
  };
}

test('dev: a page that fails while a file changes is rendered again', async () => {
  const page = pageThat({ fails: 2, edits: 2 });
  expect(await page.show()).toEqual({ status: 200, html: '/a' });
  expect(page.rendered()).toBe(3);
});

test('dev: a failing page is rendered only once if no file changes', async () => {
  const page = pageThat({ fails: 1, edits: 0 });
  await expect(page.show()).rejects.toThrow('failure 1');
  expect(page.rendered()).toBe(1);
});

test('dev: a page that always fails is rendered four times at most, even if files keep changing', async () => {
  const page = pageThat({ fails: 9, edits: 9 });
  await expect(page.show()).rejects.toThrow('failure 4');
  expect(page.rendered()).toBe(4);
});

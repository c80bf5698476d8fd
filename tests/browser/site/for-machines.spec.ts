import { expect, test } from '../support/test.js';

/** On a busy machine, a server may close an idle connection. */
const retried = { maxRetries: 2 };

test('llms.txt links to the Markdown of every page that it lists', { tag: '@built' }, async ({ request }) => {
  const list = await request.get('llms.txt');
  expect(list.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await list.text();
  expect(text).toMatch(/^# AAC Voice API\n\n> .+\n\n/);
  expect(text).toContain('\n## Documentation: Requirements Specification\n');
  const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address = '']) => new URL(address));
  expect(links.length).toBeGreaterThan(60);
  for (const { pathname } of links) {
    const answer = await request.get(pathname, retried);
    expect.soft(answer.status(), pathname).toBe(200);
    expect
      .soft(answer.headers()['content-type'], pathname)
      .toMatch(/^text\/(?:markdown|plain); charset=utf-8$/);
    expect.soft(await answer.text(), pathname).toMatch(/^# ./);
  }
});

test('links in llms-full.txt lead to existing pages', { tag: '@built' }, async ({ request, baseURL }) => {
  const full = await (await request.get('llms-full.txt')).text();
  const base = new URL(baseURL ?? '').pathname;
  const own = [...full.matchAll(/\]\(https:\/\/aacommodate\.github\.io([^)#\s]+)/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.startsWith(base));
  const paths = new Set(own);
  expect(paths.size).toBeGreaterThan(60);
  for (const path of paths) expect.soft((await request.get(path, retried)).status(), path).toBe(200);
});

test('a page links to its Markdown version', async ({ page, request }) => {
  await page.goto('docs/intro');
  const address = await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute('href');
  const answer = await request.get(new URL(address ?? '').pathname, retried);
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('# Introduction\n\n> What AAC Voice API does');
  expect(text).toMatch(/\n```bash[^\n]*\nnpm install @aacommodate\/aac-voice-api\b/);
  // The search page is a list of links, so it has no Markdown version.
  await page.goto('search');
  await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
  expect((await request.get('search.md', retried)).status()).toBe(404);
});

test('the changelog feed is valid XML whose entries link to headings on the changelog page', async ({
  page,
  request,
}) => {
  await page.goto('changelog');
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const answer = await request.get(address ?? '', retried);
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  // The site's CSP requires Trusted Types, which forbids parsing strings, so the parser runs on a blank page.
  const blank = await page.context().newPage();
  const links = await blank.evaluate(
    (text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      const mistake = feed.querySelector('parsererror')?.textContent;
      if (mistake !== undefined) throw new Error(mistake ?? '');
      return [...feed.querySelectorAll('item > link')].map((link) => link.textContent ?? '');
    },
    await answer.text(),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    expect(new URL(link).pathname).toBe(new URL(page.url()).pathname);
    await expect(page.locator(`h2[id="${decodeURIComponent(new URL(link).hash.slice(1))}"]`)).toHaveCount(1);
  }
});

test('a page has breadcrumbs as JSON-LD, which its content security policy allows', async ({ page }) => {
  await page.goto('docs/requirements/system-overview');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(text ?? '') as { '@graph': { '@type': string }[] };
  expect(graph.map((entry) => entry['@type'])).toEqual(['TechArticle', 'BreadcrumbList']);
  expect(JSON.stringify(graph)).toContain('"name":"Requirements Specification"');
});

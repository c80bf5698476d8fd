import { expect, it } from 'vitest';
import { pageOf } from './__fixtures__/read-files.js';
import { plainDescription } from './plain-description.js';

async function descriptionOf(description: string): Promise<string> {
  const paths = { '/lamps': { get: { summary: 'List', responses: { 200: { description: 'Fine.' } } } } };
  return plainDescription(await pageOf({ info: { title: 'Lamps', version: '1', description }, paths }));
}

it('meta descriptions contain no HTML from the OpenAPI document', async () => {
  expect(await descriptionOf('See <b class="x">all</b> lamps.<script>alert(1)</script>')).toBe(
    'See all lamps.',
  );
  expect(await descriptionOf('<p>Turn <a href="https://a.b">lamps</a> on.</p><p>More.</p>')).toBe(
    'Turn lamps on.',
  );
  expect(await descriptionOf('See <https://a.b/c>.<br/>')).toBe('See https://a.b/c.');
  expect(await descriptionOf('Lamps with a < b and `x`.')).toBe('Lamps with a < b and x.');
});

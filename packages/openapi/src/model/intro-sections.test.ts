import { expect, it } from 'vitest';
import { introParts } from './intro-sections.js';

it('API introduction: a description is split at its two highest heading levels, but not inside code', () => {
  const parts = introParts(
    [
      'About lamps.',
      '',
      '## Get *started* ##',
      'Buy one.',
      '#### Or two',
      'Or none.',
      '### A [bulb](https://example.org) with `snake_case`',
      '```sh',
      '# no heading',
      '```',
      '##no heading',
      '## Get started',
    ].join('\n'),
  );
  expect(parts).toEqual({
    lead: 'About lamps.',
    sections: [
      {
        id: 'intro-get-started',
        title: 'Get started',
        depth: 1,
        markdown: 'Buy one.\n#### Or two\nOr none.',
      },
      {
        id: 'intro-a-bulb-with-snake_case',
        title: 'A bulb with snake_case',
        depth: 2,
        markdown: '```sh\n# no heading\n```\n##no heading',
      },
      { id: 'intro-get-started-1', title: 'Get started', depth: 1, markdown: '' },
    ],
  });
  expect(introParts('Lamps.')).toEqual({ lead: 'Lamps.', sections: [] });
});

it('API introduction: a description is also split at HTML headings', () => {
  const html =
    '<h2 id="a">Get &amp; <i>set</i></h2>\n<p>One.</p>\n\n<h3>More</h3>\nTwo.\n\n```\n<h2>No</h2>\n```';
  expect(introParts(html).sections).toEqual([
    { id: 'intro-get--set', title: 'Get & set', depth: 1, markdown: '<p>One.</p>' },
    { id: 'intro-more', title: 'More', depth: 2, markdown: 'Two.\n\n```\n<h2>No</h2>\n```' },
  ]);
});

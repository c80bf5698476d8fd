import { expect, it } from 'vitest';
import { splitLead } from './lead.js';

const location = { file: 'api.yaml', line: 7, column: 3 };
const long = `A lamp ${'and another lamp '.repeat(30)}turns on.`;
const split = (markdown: string) => {
  const { lead, rest } = splitLead({ markdown, ...location });
  return [lead?.markdown, rest?.markdown];
};

it('a long API description is split after its first paragraphs', () => {
  expect(
    splitLead({ markdown: `Turns a lamp on\nor off.\n\n> Slow.\n\n- ${long}\n\nEnd.`, ...location }),
  ).toEqual({
    lead: { markdown: 'Turns a lamp on\nor off.\n\n> Slow.', ...location },
    rest: { markdown: `- ${long}\n\nEnd.`, ...location, line: 12 },
  });
});

it.each([
  ['a paragraph', `Turns it on. See [a. B](#a). ${long}`, 'Turns it on. See [a. B](#a).', long],
  [
    'a paragraph with an abbreviation',
    `Lamps, e.g. Ada's, go on. ${long}`,
    "Lamps, e.g. Ada's, go on.",
    long,
  ],
  ['a paragraph with a list', `Turns it on. Then:\n- a\n- ${long}`, 'Turns it on.', `Then:\n- a\n- ${long}`],
  ['an introduction to a list', `It can:\n\n- a\n- ${long}`, 'It can:', `- a\n- ${long}`],
  ['a heading', `# Lamps\n\nTurns it on.\n\n- ${long}`, '# Lamps\n\nTurns it on.', `- ${long}`],
  ['HTML paragraphs', `<p>Turns it on.</p>\n<p>${long}</p>`, '<p>Turns it on.</p>', `<p>${long}</p>`],
  [
    'an HTML paragraph',
    `<p>Turns <b>it. On</b>. ${long}</p>`,
    '<p>Turns <b>it. On</b>.</p>',
    `<p>${long}</p>`,
  ],
])('a long API description is split within or after %s', (_, markdown, lead, rest) => {
  expect(split(markdown)).toEqual([lead, rest]);
});

it('a long API description is split, and both parts keep the link reference definitions', () => {
  const [start, end] = split(`See [a].\n\n- ${long}\n\n[a]: https://example.org`);
  expect(start).toBe('See [a].\n\n[a]: https://example.org');
  expect(end).toContain('[a]: https://example.org');
});

it.each([
  ['is short', 'One.\n\nTwo.'],
  ['is a single long sentence', long],
  ['has little more than its lead', `${long} It is quick.`],
  ['starts with a list', `- a\n\n${long}`],
  ['starts with a table', `a | b\n--- | ---\n1 | 2\n\n${long}`],
  ['starts with code', `\`\`\`\na\n\nb\n\`\`\`\n\n${long}`],
  ['has a footnote', `See the note.[^1]\n\n${long}\n\n[^1]: Here.`],
])('an API description is not split if it %s', (_, markdown) => {
  expect(splitLead({ markdown, ...location })).toEqual({ lead: { markdown, ...location } });
});

it('a missing API description has no lead paragraph', () => {
  expect(splitLead(undefined)).toEqual({ lead: undefined });
});

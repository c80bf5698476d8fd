import { expect, it } from 'vitest';
import { splitLead } from './lead.js';

const location = { file: 'api.yaml', line: 7, column: 3 };
const long = 'It is long. '.repeat(30).trim();
const split = (markdown: string) => splitLead({ markdown, ...location });

it('a long description is split into its first paragraph and the rest, each with its line', () => {
  expect(split(`Turns a lamp on\nor off.\n\n- ${long}\n\nEnd.`)).toEqual({
    lead: { markdown: 'Turns a lamp on\nor off.', ...location },
    rest: { markdown: `- ${long}\n\nEnd.`, ...location, line: 10 },
  });
});

it.each([
  ['is short', 'One.\n\nTwo.'],
  ['is one paragraph', long],
  ['starts with a list', `- a\n\n${long}`],
  ['starts with a heading', `# a\n\n${long}`],
  ['starts with a table', `a | b\n--- | ---\n1 | 2\n\n${long}`],
  ['starts with code', `\`\`\`\na\n\nb\n\`\`\`\n\n${long}`],
  ['defines a link target', `See [a].\n\n${long}\n\n[a]: https://example.org`],
])('a description is not split if it %s', (_, markdown) => {
  expect(split(markdown)).toEqual({ lead: { markdown, ...location } });
});

it('splitting a missing description returns no paragraph', () => {
  expect(splitLead(undefined)).toEqual({ lead: undefined });
});

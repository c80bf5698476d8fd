import { expect, test } from 'vitest';
import { partOf } from './tools.js';

const text = `# Lamps

## List lamps

First.

### Responses

\`\`\`sh
## no heading
\`\`\`

## List lamps

Second.

# More
`;

test('copying an operation as Markdown: the copied text ends before the next operation', () => {
  const common = { text, title: 'List lamps', level: 2 };
  expect(partOf({ ...common, number: 0 })).toBe(
    '## List lamps\n\nFirst.\n\n### Responses\n\n```sh\n## no heading\n```\n',
  );
  expect(partOf({ ...common, number: 1 })).toBe('## List lamps\n\nSecond.\n');
  expect(partOf({ ...common, title: 'Missing', number: 0 })).toBe(text);
});

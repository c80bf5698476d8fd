import { expect, it } from 'vitest';
import { withAlertTitles } from './alert-titles.js';

it('a GitHub alert marker becomes a bold title on the same line, and unknown markers stay', () => {
  expect(withAlertTitles('A.\n\n> [!WARNING]\n> Slow.\n\n> [!OTHER]\n> B.')).toBe(
    'A.\n\n> **Warning:**\n> Slow.\n\n> [!OTHER]\n> B.',
  );
});

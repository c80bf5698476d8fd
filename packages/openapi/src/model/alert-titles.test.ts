import { expect, it } from 'vitest';
import { withAlertTitles } from './alert-titles.js';

it('the marker of an alert is replaced with a title on the same line', () => {
  expect(withAlertTitles('A.\n\n> [!WARNING]\n> Slow.\n\n> [!OTHER]\n> B.')).toBe(
    'A.\n\n> **Warning:**\n> Slow.\n\n> [!OTHER]\n> B.',
  );
});

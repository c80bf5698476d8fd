import { expect, it } from 'vitest';
import { withAlertTitles } from './alert-titles.js';

it('alerts have a title instead of a marker, on the same line', () => {
  expect(withAlertTitles('A.\n\n> [!WARNING]\n> Slow.\n\n> [!OTHER]\n> B.')).toBe(
    'A.\n\n> **Warning:**\n> Slow.\n\n> [!OTHER]\n> B.',
  );
});

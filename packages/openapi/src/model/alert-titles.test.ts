import { expect, it } from 'vitest';
import { withAlertTitles } from './alert-titles.js';

it('API descriptions: a GitHub alert marker becomes a bold title, and an unknown marker is unchanged', () => {
  expect(withAlertTitles('A.\n\n> [!WARNING]\n> Slow.\n\n> [!OTHER]\n> B.')).toBe(
    'A.\n\n> **Warning:**\n> Slow.\n\n> [!OTHER]\n> B.',
  );
});

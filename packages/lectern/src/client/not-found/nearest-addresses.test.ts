import { describe, expect, it } from 'vitest';
import { nearestAddresses } from './nearest-addresses.js';

const known = [
  '',
  'api',
  'docs/intro',
  'docs/requirements/features-and-requirements',
  'docs/requirements/use-case-descriptions',
  'docs/system-architecture/class-diagram',
  'docs/testing/acceptence-testing',
  'docs/testing/unit-testing',
  'tutorial/intro',
];

function nearest(wanted: string, most = 3): string[] {
  return nearestAddresses({ wanted, known, most });
}

describe('suggestions of similar URLs', () => {
  it.each([
    ['docs/intor', 'docs/intro'],
    ['docs/introduction', 'docs/intro'],
    ['docs/Intro.html', 'docs/intro'],
    ['docs/testing/acceptance-testing', 'docs/testing/acceptence-testing'],
    ['class-diagram', 'docs/system-architecture/class-diagram'],
    ['docs/architecture/class-diagrams/', 'docs/system-architecture/class-diagram'],
    ['requirements-and-features', 'docs/requirements/features-and-requirements'],
  ])('for %s start with %s', (wanted, first) => {
    expect(nearest(wanted)[0]).toBe(first);
  });

  it('are empty for an unrelated URL', () => {
    expect(nearest('wp-login.php')).toEqual([]);
    expect(nearest('')).not.toContain('docs/intro');
  });

  it('are limited to the requested number', () => {
    expect(nearest('docs/intor', 1)).toEqual(['docs/intro']);
    expect(nearest('docs/intor')).toEqual(['docs/intro', 'tutorial/intro']);
  });
});

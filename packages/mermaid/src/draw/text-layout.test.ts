import { describe, expect, it } from 'vitest';
import { textWidth } from './fonts.js';
import { pathBox } from './path-box.js';

describe('text width in a diagram', () => {
  const regular = { size: 1000, bold: false };

  it('is the larger of the widths in Arial and DejaVu Sans', () => {
    // These are the widths in DejaVu Sans, the wider font. In Arial, they would be 667, 222, and 944.
    expect(Math.round(textWidth('A', regular))).toBe(684);
    expect(Math.round(textWidth('i', regular))).toBe(278);
    expect(Math.round(textWidth('W', { ...regular, bold: true }))).toBe(1103);
  });

  it('is computed for Cyrillic, Chinese, and combining characters', () => {
    expect(textWidth('Ж', regular)).toBeGreaterThan(500);
    expect(textWidth('漢', regular)).toBeGreaterThanOrEqual(1000);
    expect(textWidth('e\u0301', regular)).toBe(textWidth('e', regular));
  });
});

describe('pathBox', () => {
  it.each([
    ['M0,0 L10,20 h5 v-30 z', { x: 0, y: -10, width: 15, height: 30 }],
    ['M0,10 a10,5 0,0,0 20,0 a10,5 0,0,0 -20,0 l0,30', { x: 0, y: 5, width: 20, height: 35 }],
    ['m5 5 10 0 0 10', { x: 5, y: 5, width: 10, height: 10 }],
    ['M0 0A5 5 0 0110 0', { x: 0, y: -5, width: 10, height: 5 }],
  ])('returns the bounding box of %s', (d, box) => {
    const found = pathBox(d);
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(found?.[key]).toBeCloseTo(box[key], 1);
  });

  it('returns undefined for an empty path', () => {
    expect(pathBox('')).toBeUndefined();
  });
});

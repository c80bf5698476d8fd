import { expect, test } from 'vitest';
import { growthOf } from './growth.js';

const room = { width: 1200, height: 800 };

test.each([
  { name: 'at its own size', shown: [400, 200], natural: [400, 200], growth: 1 },
  { name: 'at half its size', shown: [400, 200], natural: [800, 400], growth: 2 },
  { name: 'larger than the window', shown: [600, 300], natural: [6000, 3000], growth: 2 },
  { name: 'as high as the window', shown: [400, 800], natural: [4000, 8000], growth: 1 },
  { name: 'without a size, such as a drawing,', shown: [400, 200], natural: undefined, growth: 3 },
])(
  'image zoom: an image $name is enlarged by a factor of $growth',
  ({ shown: [width = 0, height = 0], natural, growth }) => {
    const [naturalWidth = 0, naturalHeight = 0] = natural ?? [];
    expect(
      growthOf({
        shown: { width, height },
        natural: natural && { width: naturalWidth, height: naturalHeight },
        room,
      }),
    ).toBe(growth);
  },
);

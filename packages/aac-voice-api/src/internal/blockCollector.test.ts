import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BlockCollector } from './blockCollector.js';

it('BlockCollector: all samples are returned in order, in blocks of the given length, and an incomplete block is kept', () => {
  const pieces = fc.array(fc.array(fc.integer(), { maxLength: 12 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), pieces, (length, given) => {
      const blocks: Float32Array[] = [];
      const collector = new BlockCollector({ length, onBlock: (block) => blocks.push(block) });
      for (const piece of given) collector.add(Float32Array.from(piece));
      const all = Float32Array.from(given.flat());
      const whole = Math.floor(all.length / length);
      expect(blocks).toHaveLength(whole);
      expect(blocks.flatMap((block) => [...block])).toEqual([...all.subarray(0, whole * length)]);
    }),
  );
});

it('BlockCollector: each block is a separate array', () => {
  const blocks: Float32Array[] = [];
  const collector = new BlockCollector({ length: 2, onBlock: (block) => blocks.push(block) });
  collector.add(Float32Array.of(1, 2, 3, 4));
  expect(blocks).toEqual([Float32Array.of(1, 2), Float32Array.of(3, 4)]);
  expect(blocks[0]?.buffer).not.toBe(blocks[1]?.buffer);
});

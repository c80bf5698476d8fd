import { describe, expect, test } from 'vitest';
import { createEdits, withEdits } from './edits.js';

describe('what a page missed', () => {
  test('nothing, if it has seen every edit', () => {
    const edits = createEdits();
    edits.add({ needsLoad: true });
    expect(edits.missing(edits.count())).toBe('nothing');
  });

  test('an update, if all later edits can be swapped in', () => {
    const edits = createEdits();
    edits.add({ needsLoad: true });
    const seen = edits.count();
    edits.add({ needsLoad: false });
    expect(edits.missing(seen)).toBe('update');
  });

  test('a page load, if one of the edits needs it', () => {
    const edits = createEdits();
    const seen = edits.count();
    edits.add({ needsLoad: true });
    edits.add({ needsLoad: false });
    expect(edits.missing(seen)).toBe('load');
  });

  test('a page load, if the page comes from an earlier server', () => {
    expect(createEdits().missing(3)).toBe('load');
  });
});

test('a page reports how many edits it has seen', () => {
  expect(withEdits({ html: '<html><head><title>$&</title></head></html>', count: 2 })).toBe(
    '<html><head><meta name="lectern-edits" content="2"><title>$&</title></head></html>',
  );
});

import { describe, expect, test } from 'vitest';
import { createEdits, withEdits } from './edits.js';

describe('what a page missed', () => {
  test('a page that has seen every edit has missed nothing', () => {
    const edits = createEdits();
    edits.add({ needsLoad: true });
    expect(edits.missing(edits.count())).toBe('nothing');
  });

  test('a page gets an update if all later edits can be swapped in', () => {
    const edits = createEdits();
    edits.add({ needsLoad: true });
    const seen = edits.count();
    edits.add({ needsLoad: false });
    expect(edits.missing(seen)).toBe('update');
  });

  test('a page reloads if one of the edits needs it', () => {
    const edits = createEdits();
    const seen = edits.count();
    edits.add({ needsLoad: true });
    edits.add({ needsLoad: false });
    expect(edits.missing(seen)).toBe('load');
  });

  test('a page reloads if it comes from an earlier server', () => {
    expect(createEdits().missing(3)).toBe('load');
  });
});

test('a page reports how many edits it has seen', () => {
  expect(withEdits({ html: '<html><head><title>$&</title></head></html>', count: 2 })).toBe(
    '<html><head><meta name="lectern-edits" content="2"><title>$&</title></head></html>',
  );
});

import { describe, expect, test } from 'vitest';
import { createEdits, withEdits } from './edits.js';

describe('what a page has missed', () => {
  test('nothing, where it has seen every edit', () => {
    const edits = createEdits();
    edits.add({ needsLoad: true });
    expect(edits.missing(edits.count())).toBe('nothing');
  });

  test('an update, where what came since can be swapped in', () => {
    const edits = createEdits();
    edits.add({ needsLoad: true });
    const seen = edits.count();
    edits.add({ needsLoad: false });
    expect(edits.missing(seen)).toBe('update');
  });

  test('a load, where one of them needs it', () => {
    const edits = createEdits();
    const seen = edits.count();
    edits.add({ needsLoad: true });
    edits.add({ needsLoad: false });
    expect(edits.missing(seen)).toBe('load');
  });

  test('a load, where the page is of a server that ran before', () => {
    expect(createEdits().missing(3)).toBe('load');
  });
});

test('a page says how many edits it has seen', () => {
  expect(withEdits({ html: '<html><head><title>$&</title></head></html>', count: 2 })).toBe(
    '<html><head><meta name="lectern-edits" content="2"><title>$&</title></head></html>',
  );
});

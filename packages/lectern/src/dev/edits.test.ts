import { describe, expect, test } from 'vitest';
import { createEdits, withEdits } from './edits.js';

describe('dev: edits that an open page missed', () => {
  test('a page that has received every edit needs no update', () => {
    const edits = createEdits();
    edits.add({ needsLoad: true });
    expect(edits.missing(edits.count())).toBe('nothing');
  });

  test('a page is updated in place if none of the missed edits requires a page load', () => {
    const edits = createEdits();
    edits.add({ needsLoad: true });
    const seen = edits.count();
    edits.add({ needsLoad: false });
    expect(edits.missing(seen)).toBe('update');
  });

  test('a page reloads if an edit that it missed requires a page load', () => {
    const edits = createEdits();
    const seen = edits.count();
    edits.add({ needsLoad: true });
    edits.add({ needsLoad: false });
    expect(edits.missing(seen)).toBe('load');
  });

  test('a page from an earlier run of the server reloads', () => {
    expect(createEdits().missing(3)).toBe('load');
  });
});

test('dev: each page contains the number of edits that were made before it was rendered', () => {
  expect(withEdits({ html: '<html><head><title>$&</title></head></html>', count: 2 })).toBe(
    '<html><head><meta name="lectern-edits" content="2"><title>$&</title></head></html>',
  );
});

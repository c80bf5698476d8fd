import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from './meta.js';

const none = { highlight: [], showLineNumbers: false, live: false, options: {} };

describe('parseFenceMeta', () => {
  it.each([
    [undefined, none],
    ['  ', none],
    [
      'title="src/a.ts" {1,3-5,3} showLineNumbers=12 live noInline tab="npm" group=pm wrap',
      {
        title: 'src/a.ts',
        highlight: [1, 3, 4, 5],
        showLineNumbers: 12,
        live: true,
        noInline: true,
        options: { tab: 'npm', group: 'pm', wrap: true },
      },
    ],
    ['title=\'It is "quoted"\'', { ...none, title: 'It is "quoted"' }],
    [String.raw`title="a \"b\" c" x`, { ...none, title: 'a "b" c', options: { x: true } }],
    ['title="a "b""', { ...none, title: 'a "b"' }],
    [String.raw`title="C:\dir\"`, { ...none, title: 'C:\\dir\\' }],
    ['title="{1} = 2" {2}', { ...none, title: '{1} = 2', highlight: [2] }],
    ['title="a"{2}', { ...none, title: 'a', highlight: [2] }],
    ['title=a.ts', { ...none, title: 'a.ts' }],
    ['title="open until', { ...none, options: { 'title="open': true, until: true } }],
    ['title=”a.ts”', { ...none, options: { 'title=”a.ts”': true } }],
    [`title="'a' b"`, { ...none, title: "'a' b" }],
    ['{5-3} { 1, 9 }', { ...none, highlight: [1, 3, 4, 5, 9] }],
    ['{0,a}', { ...none, options: { '{0,a}': true } }],
    ['{0,2-}', { ...none, highlight: [] }],
    ['showLineNumbers{2}', { ...none, showLineNumbers: 1, highlight: [2] }],
    ['showLineNumbers=0', { ...none, showLineNumbers: 0 }],
    ['showLineNumbers=false live=false', none],
    ['showLineNumbers="7"', { ...none, showLineNumbers: 7 }],
    ['="x" \' }', { ...none, options: { '="x"': true, "'": true, '}': true } }],
  ])('parses the meta string %j', (meta, expected) => {
    expect(parseFenceMeta(meta)).toEqual(expected);
  });

  it('keeps an option whose name is also a property of Object.prototype', () => {
    expect(Object.entries(parseFenceMeta('__proto__=x').options)).toEqual([['__proto__', 'x']]);
  });

  it('limits the number of lines in a range such as {1-999999999}', () => {
    expect(parseFenceMeta('{1-999999999}').highlight.length).toBeLessThan(200_000);
  });
});

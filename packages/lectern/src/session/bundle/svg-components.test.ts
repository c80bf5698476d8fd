import { expect, test } from 'vitest';
import { reactAttributes, svgModule } from './svg-components.js';

test('SVG components: attributes get their React names', () => {
  const text = ` xmlns:xlink="x" class='a b' stroke-width="2" style="fill: red; --own: 1" data-a-b="c" aria-label="d"`;
  expect(reactAttributes(text)).toEqual({
    xmlnsXlink: 'x',
    className: 'a b',
    strokeWidth: '2',
    style: { fill: 'red', '--own': '1' },
    'data-a-b': 'c',
    'aria-label': 'd',
  });
});

test('SVG components: an imported SVG becomes a module with its URL and its elements', () => {
  const source = '<?xml version="1.0"?><!-- <svg> --><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>';
  const code = svgModule({ file: '/site/a.svg', source });
  expect(code).toContain('import url from "/site/a.svg?url"');
  expect(code).toContain(`attributes: {"viewBox":"0 0 1 1"}, html: "<path d=\\"M0 0\\"/>"`);
});

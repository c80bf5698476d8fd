import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { svgComponent } from './svg-component.js';

const Logo = svgComponent({
  url: '/logo.svg',
  attributes: { viewBox: '0 0 1 1', role: 'img' },
  html: '<path d="M0 0"/>',
});

test('SVG component: renders the file with the props and the title', () => {
  expect(renderToStaticMarkup(<Logo className="logo" title="High & low" />)).toBe(
    '<svg viewBox="0 0 1 1" role="img" class="logo"><title>High &amp; low</title><path d="M0 0"/></svg>',
  );
});

test('SVG component: ignores its children', () => {
  expect(
    renderToStaticMarkup(
      <Logo>
        <title>Tide</title>
      </Logo>,
    ),
  ).toBe('<svg viewBox="0 0 1 1" role="img"><path d="M0 0"/></svg>');
});

test('SVG component: as a string, is the file’s URL', () => {
  expect(String(Logo)).toBe('/logo.svg');
});

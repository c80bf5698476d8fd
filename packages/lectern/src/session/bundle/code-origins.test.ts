import { expect, test } from 'vitest';
import { codeNeeds } from './code-origins.js';

const needsOf = (code: string, id = '/site/src/Part.js') =>
  codeNeeds({ modules: [{ id, code }], styles: [] });

test.each([
  ["fetch('https://api.example/stars')", { 'connect-src': ['https://api.example'] }],
  ['new WebSocket(`wss://live.example/a`)', { 'connect-src': ['wss://live.example'] }],
  ['jsx("iframe", { src: "https://video.example/1" })', { 'frame-src': ['https://video.example'] }],
  ['jsx("img", { src: "https://pictures.example/a.png" })', { 'img-src': ['https://pictures.example'] }],
  ['jsx("video", { src: "https://media.example/a.mp4" })', { 'media-src': ['https://media.example'] }],
  [
    'const tag = document.createElement("script"); tag.src = "https://talk.example/embed.js";',
    Object.fromEntries(
      ['script-src', 'connect-src', 'frame-src', 'img-src', 'style-src'].map((name) => [
        name,
        ['https://talk.example'],
      ]),
    ),
  ],
  [
    '(function (w, d, tag) { const s = d.createElement(tag); s.src = "https://count.example/" + 1; })(window, document, "script");',
    Object.fromEntries(
      ['script-src', 'connect-src', 'frame-src', 'img-src', 'style-src'].map((name) => [
        name,
        ['https://count.example'],
      ]),
    ),
  ],
  ['jsx("a", { href: "https://links.example" })', {}],
  ['jsx("img", { src: "/a.png", xmlns: "http://www.w3.org/2000/svg" })', {}],
  ["fetch('https://' + host)", {}],
])('CSP: the script %j needs the sources %j', (code, origins) => {
  expect(needsOf(code).origins).toEqual(origins);
});

test.each([
  ['document.createElement("script")', true],
  ['node.innerHTML = text;', true],
  ['if (node.innerHTML === text) return;', false],
  ['jsx("p", { dangerouslySetInnerHTML: { __html: text } })', true],
  ['node.textContent = text;', false],
])('CSP: the script %j sets HTML: %j', (code, expected) => {
  expect(needsOf(code).setsHtml).toBe(expected);
});

test('CSP: modules from the engine and React add no sources', () => {
  const code = 'fetch("https://api.example"); node.innerHTML = text;';
  for (const id of ['/site/node_modules/react-dom/index.js', '/site/node_modules/@lectern/openapi/src/a.js'])
    expect(needsOf(code, id)).toEqual({ origins: {}, setsHtml: false });
  expect(needsOf(code, '/site/node_modules/other/index.js').setsHtml).toBe(true);
});

test('CSP: the origins of imports, images, and fonts in style sheets are allowed', () => {
  const styles = [
    '@import "https://fonts.googleapis.com/css2?family=Open+Sans:wght@300;400";a{background:url(https://pictures.example/a.png)}b{background:url(/b.png)}',
    "@import url('https://styles.example/a.css');",
  ];
  expect(codeNeeds({ modules: [], styles }).origins).toEqual({
    'font-src': [
      'https://fonts.googleapis.com',
      'https://fonts.gstatic.com',
      'https://pictures.example',
      'https://styles.example',
    ],
    'img-src': ['https://pictures.example'],
    'style-src': ['https://fonts.googleapis.com', 'https://styles.example'],
  });
});

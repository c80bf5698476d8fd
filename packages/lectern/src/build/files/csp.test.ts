import { expect, test } from 'vitest';
import { canRequireTrustedTypes, collectCspSources, mergeCspSources } from './csp.js';

const none = { sidebars: [], versions: [], watch: [], diagnostics: [] };

test('mergeCspSources sorts the sources, and drops duplicates and empty directives', () => {
  expect(
    mergeCspSources([
      { 'img-src': ['https://b.example', 'https://a.example'], 'connect-src': [] },
      { 'img-src': ['https://a.example'], 'frame-src': ['https://c.example'] },
    ]),
  ).toEqual({ 'img-src': ['https://a.example', 'https://b.example'], 'frame-src': ['https://c.example'] });
});

test('collectCspSources merges the sources from plug-ins, their content, and their pages', () => {
  const page = {
    kind: 'generated' as const,
    source: 'a',
    route: '/a',
    title: 'A',
    description: '',
    file: 'a.txt',
    component: '@site/A.tsx',
    csp: { 'img-src': ['https://page.example'] },
  };
  expect(
    collectCspSources({
      config: { plugins: [{ name: 'a', csp: { 'font-src': ['https://plugin.example'] } }] },
      contents: [{ ...none, id: 'a', pages: [page], csp: { 'img-src': ['https://content.example'] } }],
    }),
  ).toEqual({
    'font-src': ['https://plugin.example'],
    'img-src': ['https://content.example', 'https://page.example'],
  });
});

test('collectCspSources allows an inline script by its hash', () => {
  const headTags = [{ tagName: 'script', innerHTML: 'go()' }, { tagName: 'link' }];
  expect(collectCspSources({ config: { plugins: [{ name: 'a', headTags }] }, contents: [] })).toEqual({
    'script-src': ["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"],
  });
});

test.each([
  [{}, false, true],
  [{ 'script-src': ["'sha256-abc'"] }, false, true],
  [{ 'script-src': ["'sha256-abc'", 'https://tags.test'] }, false, false],
  [{ 'img-src': ['https://img.test'] }, true, false],
  [{ 'script-src': ['https://tags.test'], 'trusted-types': ['own'] }, true, true],
])(
  'canRequireTrustedTypes: with the CSP sources %j and setsHtml %j, the result is %j',
  (csp, setsHtml, expected) => {
    expect(canRequireTrustedTypes({ csp, setsHtml })).toBe(expected);
  },
);

test('collectCspSources allows the origins that an inline script in the head loads from', () => {
  const innerHTML = "const tag = document.createElement('script'); tag.src = 'https://tags.test/a.js';";
  const contents = [{ ...none, id: 'docs', pages: [], headTags: [{ tagName: 'script', innerHTML }] }];
  expect(collectCspSources({ config: { plugins: [] }, contents })).toMatchObject({
    'script-src': [expect.stringMatching(/^'sha256-/), 'https://tags.test'],
    'connect-src': ['https://tags.test'],
  });
});

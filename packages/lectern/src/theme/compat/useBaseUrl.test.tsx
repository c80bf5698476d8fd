import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RenderContext } from '../context.js';
import useBaseUrl, { useBaseUrlUtils } from './useBaseUrl.js';

interface Props {
  path: string | undefined;
  options: Parameters<typeof useBaseUrl>[1];
  onUrls: (urls: unknown[]) => void;
}

function Probe({ path, options, onUrls }: Props): null {
  onUrls([useBaseUrl(path, options), useBaseUrlUtils().withBaseUrl(path, options)]);
  return null;
}

const absolute = { absolute: true };
const forced = { forcePrependBaseUrl: true };

test.each([
  ['/a.png', undefined, '/base/a.png'],
  ['a.png', absolute, 'https://tide.example/base/a.png'],
  ['/base/a.png', undefined, '/base/a.png'],
  ['/base/a.png', forced, '/base/base/a.png'],
  ['https://other.example/', forced, 'https://other.example/'],
  ['#a', undefined, '#a'],
  ['', undefined, ''],
  [undefined, undefined, undefined],
])('useBaseUrl and withBaseUrl: the URL %j with options %j becomes %j', (path, options, expected) => {
  const found: unknown[] = [];
  const value = { page: { site: { base: '/base/', url: 'https://tide.example' } } } as never;
  renderToStaticMarkup(
    <RenderContext.Provider value={value}>
      <Probe path={path} options={options} onUrls={(urls) => found.push(...urls)} />
    </RenderContext.Provider>,
  );
  expect(found).toEqual([expected, expected]);
});

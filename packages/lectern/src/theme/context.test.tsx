import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Head from './compat/Head.js';
import Layout from './compat/Layout.js';
import Link from './compat/Link.js';
import { useBaseUrl, useBaseUrlUtils } from './compat/useBaseUrl.js';
import useDocusaurusContext from './compat/useDocusaurusContext.js';
import { useElementId, useMessages, usePage, useRenderContext } from './context.js';

function Probe({ use }: { use: () => unknown }): ReactNode {
  use();
  return null;
}

function failureOf(use: () => unknown): string {
  try {
    renderToStaticMarkup(<Probe use={use} />);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing was thrown';
}

const rest =
  'It works only in a component of a page, while that page is rendered to HTML. Pass data to an island as props.';

test.each([
  ['useRenderContext', 'RenderContext.Provider', () => useRenderContext()],
  ['usePage', 'RenderContext.Provider', usePage],
  ['useMessages', 'RenderContext.Provider', useMessages],
  ['useElementId', 'RenderContext.Provider', () => useElementId('x')],
  ['useBaseUrl', 'RenderContext.Provider', () => useBaseUrl('/x')],
  ['useBaseUrlUtils', 'RenderContext.Provider', () => useBaseUrlUtils()],
  ['useDocusaurusContext', 'RenderContext.Provider', useDocusaurusContext],
])('%s outside of <%s> throws an error that names the hook and the provider', (hook, provider, use) => {
  expect(failureOf(use)).toBe(`${hook} is used outside of <${provider}>. ${rest}`);
});

test('Head, Layout, and Link throw an error that says which component or hook is used outside a page', () => {
  const failures = [<Head key="a" />, <Layout key="b" />, <Link key="c" to="/x" />].map((element) =>
    failureOf(() => renderToStaticMarkup(element)),
  );
  expect(failures).toEqual(
    ['Head', 'Layout', 'useBaseUrl'].map(
      (hook) => `${hook} is used outside of <RenderContext.Provider>. ${rest}`,
    ),
  );
});

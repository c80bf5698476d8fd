import { evaluate as evaluateMdx } from '@mdx-js/mdx';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { normalizeHtml } from './__fixtures__/normalize-html.js';
import { judgedDifferences, oracleExamples } from './__fixtures__/oracle-examples.js';
import { compile, renderCompiled } from './__fixtures__/render.js';
import { replaceTokens } from './tokens.js';

// These tests compare the native compiler with the reference implementation, for each construct in CommonMark, GFM, and
// MDX.

async function renderByOracle(content: string): Promise<string> {
  const { default: Content } = await evaluateMdx(content, { ...runtime, remarkPlugins: [remarkGfm] });
  const html = renderToStaticMarkup(createElement(Content as (props: object) => ReactNode, {}));
  // React adds preload links for images. The native compiler's output has none, because its images are lazy, or aren't
  // rendered by React.
  return normalizeHtml(html.replace(/<link rel="preload"[^>]*>/g, ''));
}

/**
 * Removes what only this compiler adds: heading IDs and links, scroll containers for tables, checkbox labels, and
 * highlighting.
 */
function renderByUs(content: string): string {
  const document = compile(content);
  const urls = new Map([...document.links, ...document.images].map(({ token, url }) => [token, url]));
  const html = renderCompiled(document)
    .replace(/<a href="[^"]*" class="heading-link" aria-label="[^"]*"><\/a>/g, '')
    .replace(/(<h[1-6]) id="[^"]*"(?: aria-label="[^"]*")?/g, '$1')
    .replace(/<div class="table-box">(<table>.*?<\/table>)<\/div>/gs, '$1')
    .replace(/ aria-label="(?:Done|To do)"/g, '')
    .replace(/<x-fence language="([^"]*)"[^>]*>(.*?)<\/x-fence>/gs, fenceAsPre);
  const whole = replaceTokens({ html, resolve: (token) => ({ href: urls.get(token) ?? token }) });
  expect(document.diagnostics.filter(({ code }) => code === 'mdx-syntax')).toEqual([]);
  return normalizeHtml(whole);
}

function fenceAsPre(_: string, language: string, html: string): string {
  const name = language === 'text' ? '' : ` class="language-${language}"`;
  const code = html.replace(/<[^>]*>/g, '');
  return `<pre><code${name}>${code === '' ? '' : `${code}\n`}</code></pre>`;
}

const examples = Object.entries(oracleExamples).flatMap(([construct, contents]) =>
  contents.map((content) => ({ construct, content })),
);

test.each(examples)('the compiler agrees with @mdx-js/mdx on $construct: $content', async ({ content }) => {
  expect(renderByUs(content)).toBe(await renderByOracle(content));
});

test.each(Object.keys(judgedDifferences))(
  'the compiler differs from @mdx-js/mdx in the documented case %s',
  async (content) => {
    const oracle = await renderByOracle(content).catch(() => 'refused');
    expect(renderByUs(content)).not.toBe(oracle);
  },
);

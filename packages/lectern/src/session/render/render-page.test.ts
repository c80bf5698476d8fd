import { expect, test } from 'vitest';
import { formatDiagnostic, LecternError } from '../../diagnostics/diagnostic.js';
import { doc, siteOf } from '../../model/__fixtures__/site.js';
import { pageData } from '../../model/page-data.js';
import { siteData } from '../../model/site-data.js';
import type { RenderedArticle, ThemeModule } from './contract.js';
import { renderPage } from './render-page.js';

const { site } = siteOf({});
const assets = { styles: [], scripts: [], headScript: '', build: 'b' };

interface Options {
  article?: () => RenderedArticle;
  isData?: boolean;
  locationOf?: Parameters<typeof renderPage>[0]['locationOf'];
}

function render({ article = () => articleOf('<p>x</p>'), isData = false, locationOf }: Options) {
  const theme: ThemeModule = {
    components: {},
    renderArticle: article,
    renderDocument: ({ page, article: { html } }) => `<title>${page.title}</title>${page.description}${html}`,
    renderAlone: () => '',
    brokenNavbarItem: () => undefined,
  };
  return renderPage({
    theme,
    assets,
    islandUrl: (module) => module,
    highlight: ({ code, language }) => ({ html: code, language, showLineNumbers: false }),
    page: (meta) =>
      pageData({ site, siteData: siteData(site), navbar: [], page: { ...doc('a'), ...definedOnly(meta) } }),
    Component: isData ? undefined : () => null,
    sampleOutputs: new Map(),
    resolveToken: (token) => ({ href: `/to/${token.at(-1)}` }),
    siteDir: '/site',
    file: 'docs/a.md',
    locationOf,
  });
}

function definedOnly(meta: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(meta).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

function articleOf(html: string, said: { title?: string } = {}): RenderedArticle {
  return { html, collected: { head: [], ids: 0, needsSiteData: false, ...said } };
}

function failure(error: Error, locationOf?: Options['locationOf']): string {
  const article = (): never => {
    throw error;
  };
  try {
    render({ article, locationOf });
  } catch (thrown) {
    if (thrown instanceof LecternError)
      return thrown.diagnostics.map((item) => formatDiagnostic(item)).join('\n');
    throw thrown;
  }
  throw new Error('Nothing was thrown.');
}

test("renderPage: the HTML contains the article's title, and URLs instead of tokens", () => {
  const article = () => articleOf('<a href="lectern-link:k:1">x</a>', { title: 'Said' });
  expect(render({ article }).html).toBe('<title>Said</title>Of a site.<a href="/to/1">x</a>');
  expect(render({ article }).page.headTitle).toBe('Said | Site');
});

test('renderPage: a page that is rendered only from data has no article', () => {
  expect(render({ isData: true }).html).toBe('<title>Title of a</title>Of a site.');
});

const locationOf = (name: string) =>
  name === 'Box' || name === 'who' ? { file: 'docs/_part.mdx', line: 3, column: 5 } : undefined;

test.each([
  { name: 'a component', error: new Error('Expected component `Box` to be defined: you likely forgot …') },
  {
    name: 'a member of an undefined object',
    error: new Error('Expected object `Box.Part` to be defined: you likely forgot …'),
  },
  { name: 'a name in an expression', error: new ReferenceError('who is not defined') },
  { name: 'a name in a component', error: new ReferenceError('window is not defined') },
])('renderPage: an unknown name is an error: $name', ({ error }) => {
  Object.assign(error, { stack: 'Error: x\n    at f (/site/components/Box.tsx:1:2)' });
  expect(failure(error, locationOf)).toMatchSnapshot();
});

test("renderPage: an error in a component is reported at the error's location", () => {
  const error = Object.assign(new Error('No data.'), {
    stack: 'Error: No data.\n    at Box (/site/components/Box.tsx:7:8)',
  });
  expect(failure(error)).toBe(`error [render-failed] components/Box.tsx:7:8
  The page docs/a.md failed to render: No data.`);
  expect(failure(error, locationOf)).toBe(`error [render-failed] docs/_part.mdx:3:5
  The page docs/a.md failed to render: No data.
  The error was thrown at components/Box.tsx:7:8.`);
});

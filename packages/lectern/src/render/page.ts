import { type Diagnostic, LecternError, problem } from '../diagnostics/diagnostic.js';
import { replaceTokens, type TokenValue } from '../markdown/tokens.js';
import type { PageData } from '../model/page-data.types.js';
import type { DocumentAssets, DrawnDiagram, Highlight, RenderedArticle, ThemeModule } from './contract.js';

export interface RenderOptions {
  theme: ThemeModule;
  assets: DocumentAssets;
  islandUrl: (module: string) => string;
  highlight: Highlight;
}

interface PageInput extends RenderOptions {
  /** The page, given what its article says of itself. */
  page: (meta: { title?: string | undefined; description?: string | undefined }) => PageData;
  /** The component of the article; absent for pages that are made of data alone. */
  Component?: unknown;
  diagrams: ReadonlyMap<string, DrawnDiagram>;
  /** The value of a token. */
  resolveToken: (token: string) => TokenValue;
  /** For messages. */
  file: string;
}

export interface RenderedPage {
  html: string;
  page: PageData;
}

/** One page from its data to a complete document. */
export function renderPage({ page, Component, diagrams, resolveToken, file, ...options }: PageInput): RenderedPage {
  const { theme, islandUrl, assets, highlight } = options;
  const article = Component === undefined ? emptyArticle() : renderSafely({ file, render: () => theme.renderArticle({ page: page({}), Component, highlight, diagrams, islandUrl }) });
  const { title, description } = article.collected;
  const data = page({ title, description });
  const html = renderSafely({ file, render: () => theme.renderDocument({ page: data, article, assets, islandUrl }) });
  return { html: replaceTokens({ html, resolve: resolveToken }), page: data };
}

function emptyArticle(): RenderedArticle {
  return { html: '', collected: { head: [], ids: 0, needsSiteData: false } };
}

/** A component that throws is a mistake in the site, with a place as good as the stack gives. */
function renderSafely<T>({ file, render }: { file: string; render: () => T }): T {
  try {
    return render();
  } catch (error) {
    throw new LecternError([renderProblem({ error, file })]);
  }
}

function renderProblem({ error, file }: { error: unknown; file: string }): Diagnostic {
  const text = error instanceof Error ? error.message : String(error);
  const missing = /Expected (?:component|object) `([\w.]+)` to be defined/.exec(text)?.[1];
  if (missing !== undefined) {
    return problem({
      code: 'unknown-component',
      message: `The text uses <${missing}>, which is neither imported nor known.`,
      hint: `Import it at the top of the file: import ${missing} from '@site/components/${missing}';`,
      file,
    });
  }
  const place = error instanceof Error ? /\(?((?:\/|[A-Z]:\\)[^\s()]+:\d+:\d+)\)?/.exec(error.stack ?? '')?.[1] : undefined;
  return problem({
    code: 'render-failed',
    message: `The page could not be rendered: ${text}`,
    hint: place === undefined ? undefined : `Thrown at ${place}.`,
    file,
  });
}

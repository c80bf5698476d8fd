import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { formatLocation, LecternError, problem } from '../../diagnostics/diagnostic.js';
import type { TokenValue } from '../../markdown/tokens.js';
import { replaceTokens } from '../../markdown/tokens.js';
import type { PageData } from '../../model/page-data.types.js';
import { messageOf } from '../../util/message-of.js';
import { withoutExit } from '../../util/no-exit.js';
import type { SiteCode } from '../../util/site-code.js';
import { runSiteCode, siteWatchdog } from '../../util/site-code.js';
import type { MapLocation } from '../../util/stack-locations.js';
import { withStack } from '../../util/thrown-stack.js';
import type { TimeLimit } from '../../util/time-limit.js';
import { noTimeLimit, TimeLimitError } from '../../util/time-limit.js';
import { MemoryLimitError } from '../../util/watchdog.js';
import type {
  DocumentAssets,
  Highlight,
  RenderedArticle,
  RenderMarkdown,
  ShownDirective,
  ShownFrame,
  ThemeModule,
} from './contract.js';
import type { ElementTrace } from './element-trace.js';
import type { FailedAt, LocationOfName, WhereInput } from './failed-at.js';
import { failedAt, thrownInDocument } from './failed-at.js';
import { findLoop } from './find-loop.js';
import { locateElement } from './locate-element.js';
import { lostPropertyProblems } from './lost-properties.js';
import type { LocationOfNavbarItem } from './navbar-problem.js';
import { renderShell } from './navbar-problem.js';
import { propertyProblem } from './property-problem.js';
import { nestingProblem } from './render-cycle.js';
import type { CodeOfDocument, ThrownAt } from './thrown-at.js';
import { memoryProblem, pageAt, timeProblem } from './time-problem.js';
import { withBuiltIns } from './with-built-ins.js';

export interface RenderOptions {
  theme: ThemeModule;
  assets: DocumentAssets;
  islandUrl: (module: string) => string;
  highlight: Highlight;
  mapLocation?: MapLocation | undefined;
}

export interface ArticleParts {
  /** The component of the article; undefined for pages that are rendered only from data. */
  Component?: unknown;
  sampleOutputs: ReadonlyMap<string, string>;
  frame?: ShownFrame | undefined;
  directives?: ReadonlyMap<string, ShownDirective> | undefined;
  components?: Readonly<Record<string, unknown>> | undefined;
  pluginData?: ReadonlyMap<string, unknown> | undefined;
  renderMarkdown?: RenderMarkdown | undefined;
  sidebarTop?: ShownDirective | undefined;
  resolveToken: (token: string) => TokenValue;
  locationOf?: LocationOfName | undefined;
  codeOfDocument?: CodeOfDocument | undefined;
  trace?: ElementTrace | undefined;
}

interface PageInput extends RenderOptions, ArticleParts {
  page: (meta: { title?: string | undefined; description?: string | undefined }) => PageData;
  siteDir: string;
  file: string;
  /** Default: no limit. */
  limit?: TimeLimit | undefined;
  locationOfNavbarItem?: LocationOfNavbarItem | undefined;
}

export interface RenderedPage {
  html: string;
  page: PageData;
  problems: Diagnostic[];
}

export function renderPage({
  page,
  Component,
  frame,
  sampleOutputs,
  directives = new Map(),
  components = {},
  pluginData = new Map(),
  renderMarkdown,
  sidebarTop,
  resolveToken,
  siteDir,
  file,
  limit,
  locationOf,
  codeOfDocument,
  trace,
  locationOfNavbarItem,
  ...options
}: PageInput): RenderedPage {
  const { theme, islandUrl, assets, highlight, mapLocation } = options;
  const renderWith = (content: unknown): RenderedArticle =>
    theme.renderArticle({
      page: page({}),
      Component: content,
      frame,
      highlight,
      sampleOutputs,
      directives,
      components,
      pluginData,
      renderMarkdown,
      islandUrl,
    });
  const renderArticle = (): RenderedArticle =>
    Component === undefined
      ? emptyArticle()
      : renderSafely({
          siteDir,
          file,
          limit,
          task: 'render its components',
          locationOf,
          codeOfDocument,
          mapLocation,
          trace,
          rejectedElement: (error) =>
            locateElement({
              siteDir,
              run: trace?.run,
              error,
              render: (content) => (limit ?? noTimeLimit)(() => renderWith(content)),
              renderAlone: theme.renderAlone,
              names: codeOfDocument?.(file)?.names ?? [],
            }),
          render: () => renderWith(Component),
        });
  const { article, data, html } = withBuiltIns({
    file,
    run: () => {
      const article = renderArticle();
      const { title, description, headTitle } = article.collected;
      const data = { ...page({ title, description }), ...(headTitle !== undefined && { headTitle }) };
      const document = { page: data, article, assets, islandUrl, sidebarTop };
      const html = renderSafely({
        siteDir,
        file,
        limit,
        mapLocation,
        task: 'render the layout of the page',
        render: () => renderShell({ theme, document, locationOfNavbarItem }),
      });
      return { article, data, html };
    },
  });
  const problems = lostPropertyProblems({ collected: article.collected, file });
  return { html: replaceTokens({ html, resolve: resolveToken }), page: data, problems };
}

function emptyArticle(): RenderedArticle {
  return { html: '', collected: { head: [], ids: 0, needsSiteData: false } };
}

interface SafeInput<T> extends Omit<WhereInput, 'failedElement'> {
  task: string;
  limit?: TimeLimit | undefined;
  trace?: ElementTrace | undefined;
  render: () => T;
}

/** @throws LecternError if a component throws. The error has the most precise location that the stack allows. */
export function renderSafely<T>({ render, limit = noTimeLimit, task, trace, ...where }: SafeInput<T>): T {
  const run = (): T => runSiteCode({ ...page(where), run: () => withoutExit(() => limit(render)) });
  try {
    siteWatchdog()?.name(where.file);
    return run();
  } catch (error) {
    if (error instanceof LecternError) throw error;
    if (error instanceof TimeLimitError || error instanceof MemoryLimitError)
      throw new LecternError(
        [endlessProblem({ error, task, render, ...where, rejectedElement: undefined })],
        {
          cause: error,
        },
      );
    const located = withStack({ error, rerun: run });
    const failedElement = () => trace?.find({ error, render: run, codeOfDocument: where.codeOfDocument });
    const found =
      nestingProblem({ error, ...where }) ?? renderProblem({ error: located, ...where, failedElement });
    throw new LecternError([found], { cause: error });
  }
}

function page({ file }: Pick<WhereInput, 'file'>): SiteCode {
  return { what: `the page ${file}`, file };
}

function endlessProblem({
  error,
  task,
  render,
  ...where
}: WhereInput & {
  error: TimeLimitError | MemoryLimitError;
  task: string;
  render: () => unknown;
}): Diagnostic {
  const locate = (): FailedAt | undefined => {
    const loop = runSiteCode({ ...page(where), run: () => withoutExit(() => findLoop(render)) });
    return loop && failedAt({ error: loop, ...where });
  };
  const first = locate();
  // If V8 optimizes the loop while it is running, the profile may name its caller, for example in React. Profile the
  // code again if the location is unknown.
  const at = first?.location.line === undefined ? (locate() ?? first) : first;
  const input = { task, file: where.file, at };
  return error instanceof TimeLimitError
    ? timeProblem({ error, ...input })
    : memoryProblem({ megabytes: error.megabytes, ...input });
}

function renderProblem({ error, ...where }: WhereInput & { error: unknown }): Diagnostic {
  const { file, locationOf = () => undefined } = where;
  const text = messageOf(error);
  const property = propertyProblem({ error, text, ...where });
  if (property !== undefined) return property;
  const missing = /Expected (?:component|object) `([\w.]+)` to be defined/.exec(text)?.[1];
  if (missing !== undefined) {
    return problem({
      code: 'unknown-component',
      message: `The document uses <${missing}>, which is neither imported nor built in.`,
      hint: importHint(missing),
      file,
      ...locationOf(missing),
    });
  }
  const name =
    error instanceof Error && error.name === 'ReferenceError'
      ? /^([\w$]+) is not defined/.exec(text)?.[1]
      : undefined;
  const use = name === undefined ? undefined : (thrownInDocument({ error, ...where }) ?? locationOf(name));
  if (use !== undefined) {
    return problem({
      code: 'unknown-name',
      message: `The document uses "${name}" in an expression, but nothing with that name is imported or exported.`,
      hint: 'Correct the name, or import it. In MDX, `{` starts an expression: if you mean the character, write \\{, or put the text in `backticks`.',
      ...use,
    });
  }
  if (/^Invalid tag: (?:data:image|\/)/.test(text)) {
    return problem({
      code: 'wrong-component',
      message: 'An image is used as a component, but importing an image returns its URL.',
      hint: 'Write <img src={Image} alt="What it shows" />, or put the elements of the SVG into a component.',
      file,
    });
  }
  const { location, thrown } = failedAt({ error, ...where });
  if (text.startsWith('A component suspended while responding to synchronous input'))
    return problem({
      code: 'render-failed',
      message: `${pageAt({ file, location })} failed to render: a component is asynchronous, or waits for a promise.`,
      hint: 'Pages are rendered synchronously. Load the data in the module with a top-level `await`, or in the `read` hook of a plug-in.',
      ...location,
    });
  return problem({
    code: 'render-failed',
    message: `${pageAt({ file, location })} failed to render: ${text}`,
    hint: hintFor({ text, thrown }),
    ...location,
  });
}

function hintFor({ text, thrown }: { text: string; thrown: ThrownAt | undefined }): string | undefined {
  const hints = [
    ...(thrown === undefined ? [] : [`The error was thrown at ${formatLocation(thrown)}.`]),
    ...(/\b(?:window|document|navigator|localStorage|sessionStorage) is not defined/.test(text)
      ? ['Pages are rendered without a browser. Move the code into an effect or an event handler.']
      : []),
    ...(text.startsWith('Maximum call stack size exceeded')
      ? ['Look for a function that calls itself endlessly.']
      : []),
  ];
  return hints.length === 0 ? undefined : hints.join(' ');
}

function importHint(component: string): string {
  const [name] = component.split('.');
  return `Import the component at the top of the file: import ${name} from '@site/components/${name}'. If a plug-in provides the component, add that plug-in to \`plugins\` in the configuration.`;
}

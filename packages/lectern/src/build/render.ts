import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError, problem } from '../diagnostics/diagnostic.js';
import type { Highlighter } from '../markdown/code/index.js';
import { prepareCodeBlock } from '../markdown/code/index.js';
import type { TokenValue } from '../markdown/tokens.js';
import type { CompiledDocument } from '../markdown/types.js';
import type { Asset } from '../model/links.js';
import { resolveImage, resolveLink } from '../model/links.js';
import { openapiAnchors } from '../model/openapi.js';
import { pageData } from '../model/page-data.js';
import { referenceHeadings } from '../model/reference.js';
import type { DrawnDiagram, Highlight, OpenapiInput, ReferenceInput } from '../render/contract.js';
import type { ImportModule } from '../render/evaluate.js';
import { evaluate } from '../render/evaluate.js';
import type { PlaceOfName, RenderedPage, RenderOptions } from '../render/page.js';
import { renderPage, renderSafely } from '../render/page.js';
import type {
  CategoryPage,
  ComponentPage,
  MarkdownDocument,
  OpenapiPage,
  ReferencePage,
} from '../sources/types.js';
import type { CompiledFiles } from './compile.js';
import { partialFile } from './compile.js';
import { collectModules, moduleKey } from './imports.js';
import { openapiInput } from './openapi.js';
import type { Project } from './project.js';
import { referenceInput } from './reference.js';

type Renderable =
  | MarkdownDocument
  | ComponentPage
  | CategoryPage
  | ReferencePage
  | OpenapiPage
  | { kind: 'not-found' };

/** What the references of texts are checked against; no component is needed for that. */
export interface CheckContext {
  project: Project;
  compiled: CompiledFiles;
  assets: ReadonlyMap<string, Asset>;
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface RenderContext extends CheckContext {
  diagrams: ReadonlyMap<string, DrawnDiagram>;
  options: RenderOptions;
  loadModule: (key: string) => Promise<Record<string, unknown>>;
}

export interface PageResult extends RenderedPage {
  /** Addresses in the page that lead nowhere, each with its error in `diagnostics`. */
  broken: Set<string>;
  diagnostics: Diagnostic[];
}

/** The ids of each page that has a text: what anchors are checked against. */
export function collectAnchors({
  project,
  compiled,
}: Pick<RenderContext, 'project' | 'compiled'>): Map<string, Set<string>> {
  const anchors = new Map<string, Set<string>>();
  for (const page of project.site.pages.values()) {
    if (page.kind === 'reference') {
      const headings = referenceHeadings({ entry: page.entry, messages: project.site.messages });
      anchors.set(page.route, new Set(headings.map(({ id }) => id)));
    }
    if (page.kind === 'openapi') anchors.set(page.route, new Set(openapiAnchors(page.api)));
    if (page.kind !== 'doc' && page.kind !== 'markdown-page') continue;
    const documents = withPartials({ siteDir: project.siteDir, compiled, file: page.file });
    anchors.set(page.route, new Set(documents.flatMap((document) => document.anchors)));
  }
  return anchors;
}

/** For code that a component gives as text. */
export function highlightWith(highlighter: Highlighter): Highlight {
  return ({ code, language, meta }) => {
    const block = prepareCodeBlock({ code, lang: language, meta, highlighter });
    return {
      html: block.html,
      language: block.lang,
      title: block.title,
      showLineNumbers: block.showLineNumbers,
    };
  };
}

/**
 * Renders one page. Links that lead nowhere come back as errors beside the HTML.
 * @throws LecternError when there is no HTML, with the errors of the links too.
 */
export async function renderRoute({
  page,
  context,
}: {
  page: Renderable;
  context: RenderContext;
}): Promise<PageResult> {
  const { project, diagrams, options } = context;
  const { site, siteData, navbar } = project;
  const { resolveToken, broken, diagnostics } = resolveReferences({ page, context });
  const document = documentOf({ page, context });
  try {
    const Component =
      page.kind === 'reference' || page.kind === 'openapi'
        ? generatedComponent({ page, context, broken, diagnostics })
        : await componentOf({ page, document, context });
    const rendered = renderPage({
      ...options,
      page: (meta) => pageData({ site, siteData, navbar, page, headings: document?.headings ?? [], meta }),
      Component,
      diagrams,
      resolveToken,
      siteDir: project.siteDir,
      file: 'file' in page ? page.file : '404',
      placeOf: document && placeOfName({ document, context }),
    });
    return { ...rendered, broken, diagnostics };
  } catch (error) {
    if (!(error instanceof LecternError)) throw error;
    throw new LecternError([...diagnostics, ...error.diagnostics], { cause: error });
  }
}

function documentOf({
  page,
  context,
}: {
  page: Renderable;
  context: CheckContext;
}): CompiledDocument | undefined {
  return page.kind === 'doc' || page.kind === 'markdown-page' ? context.compiled.get(page.file) : undefined;
}

/** Looks for a name in the components and expressions of a text, then in those of the texts that it imports. */
function placeOfName({
  document,
  context,
}: {
  document: CompiledDocument;
  context: CheckContext;
}): PlaceOfName {
  const { compiled, project } = context;
  return (name) => {
    const pattern = new RegExp(`(?<![\\w$.])${name.replace(/[$.]/g, '\\$&')}(?![\\w$])`);
    for (const { file, names } of withPartials({ siteDir: project.siteDir, compiled, file: document.file })) {
      const use = names.find(({ text }) => pattern.test(text));
      if (use !== undefined) return { file, line: use.line, column: use.column };
    }
    return undefined;
  };
}

async function componentOf({
  page,
  document,
  context,
}: {
  page: Renderable;
  document: CompiledDocument | undefined;
  context: RenderContext;
}): Promise<unknown> {
  if (page.kind === 'component-page') return componentPage({ page, context });
  if (document === undefined) return undefined;
  return (await runDocument({ document, context })).default;
}

/** The article of a reference is made by the theme, from data. */
function generatedComponent({
  page,
  context,
  ...found
}: {
  page: ReferencePage | OpenapiPage;
  context: RenderContext;
  broken: Set<string>;
  diagnostics: Diagnostic[];
}): () => unknown {
  const { project, anchors, assets, options } = context;
  const known = { site: project.site, anchors, assets, ...found };
  if (page.kind === 'openapi') {
    const Article = options.theme.OpenapiArticle as (props: OpenapiInput) => unknown;
    const input = openapiInput({ page, ...known });
    return () => Article(input);
  }
  const input = referenceInput({ page, ...known });
  const Article = options.theme.ReferenceArticle as (props: ReferenceInput) => unknown;
  return () => Article(input);
}

async function componentPage({
  page,
  context,
}: {
  page: ComponentPage;
  context: RenderContext;
}): Promise<unknown> {
  const exports = await loadSafely({ key: page.path, file: page.file, context });
  if (typeof exports.default === 'function') return exports.default;
  const names = Object.keys(exports);
  throw new LecternError([
    problem({
      code: 'page-without-default-export',
      message: `The page module has no component as its default export; it exports ${names.length === 0 ? 'nothing' : names.join(', ')}.`,
      hint: 'Export the component of the page: export default function Page() { … }.',
      file: page.file,
    }),
  ]);
}

/** A module may throw when it is first run. */
async function loadSafely({
  key,
  file,
  context,
}: {
  key: string;
  file: string;
  context: RenderContext;
}): Promise<Record<string, unknown>> {
  try {
    return await context.loadModule(key);
  } catch (error) {
    const found = problem({
      code: 'module-failed',
      message: `A module could not be run: ${error instanceof Error ? error.message : String(error)}`,
      file,
    });
    throw new LecternError([found], { cause: error });
  }
}

interface RunInput {
  document: CompiledDocument;
  context: RenderContext;
  /** Files whose import led here. */
  importedBy?: readonly string[];
}

/** The exports of a compiled text. */
async function runDocument({
  document,
  context,
  importedBy = [],
}: RunInput): Promise<Record<string, unknown>> {
  const { code, file } = document;
  if (importedBy.includes(file)) throw new LecternError([circularImport([...importedBy, file])]);
  const importModule = await preloadImports({ document, context, importedBy: [...importedBy, file] });
  return renderSafely({
    siteDir: context.project.siteDir,
    file,
    placeOf: placeOfName({ document, context }),
    render: () => evaluate({ code, file, importModule }),
  });
}

function circularImport(files: readonly string[]): Diagnostic {
  return problem({
    code: 'circular-import',
    message: `These texts import one another in a circle: ${files.join(' → ')}.`,
    hint: 'Move what both need into a text of its own.',
    file: files.at(-2),
  });
}

/** A text that is imported is given the components that a page is. */
function asPartial({
  exports,
  context,
}: {
  exports: Record<string, unknown>;
  context: RenderContext;
}): Record<string, unknown> {
  const Content = exports.default as (props: Record<string, unknown>) => unknown;
  const { components } = context.options.theme;
  const withComponents = (props: Record<string, unknown>): unknown =>
    Content({
      ...props,
      components: { ...components, ...(props.components as Record<string, unknown> | undefined) },
    });
  return { ...exports, default: withComponents };
}

/** Loads what a text and its partials import, so that running them needs no waiting. */
async function preloadImports({ document, context, importedBy = [] }: RunInput): Promise<ImportModule> {
  const { project, compiled } = context;
  const { siteDir } = project;
  const missing = [
    ...collectModules({ siteDir, documents: [document] }).diagnostics,
    ...document.diagnostics.filter(({ code }) => code === 'unknown-import' || code === 'unreadable-file'),
  ];
  if (missing.length > 0) throw new LecternError(missing);
  const modules = new Map<string, Record<string, unknown>>();
  for (const { specifier } of document.imports) {
    const partial = partialFile({ siteDir, specifier, from: document.file });
    const inner = partial === undefined ? undefined : compiled.get(partial);
    if (partial !== undefined) {
      if (inner === undefined) continue;
      const exports = await runDocument({ document: inner, context, importedBy });
      modules.set(specifier, asPartial({ exports, context }));
    } else {
      const key = moduleKey({ siteDir, specifier, from: document.file });
      modules.set(specifier, await loadSafely({ key, file: document.file, context }));
    }
  }
  return (specifier) => {
    const module = modules.get(specifier);
    if (module === undefined) throw new Error(`"${specifier}" could not be imported.`);
    return module;
  };
}

/** A text and every text that it imports. */
export function withPartials({
  siteDir,
  compiled,
  file,
  seen = new Set(),
}: {
  siteDir: string;
  compiled: CompiledFiles;
  file: string;
  seen?: Set<string>;
}): CompiledDocument[] {
  const document = compiled.get(file);
  if (document === undefined || seen.has(file)) return [];
  seen.add(file);
  const inner = document.imports.flatMap(({ specifier }) => {
    const partial = partialFile({ siteDir, specifier, from: file });
    return partial === undefined ? [] : withPartials({ siteDir, compiled, file: partial, seen });
  });
  return [document, ...inner];
}

/** Finds what the tokens of a page stand for, and which of its references lead nowhere. */
export function resolveReferences({ page, context }: { page: Renderable; context: CheckContext }): {
  resolveToken: (token: string) => TokenValue;
  broken: Set<string>;
  diagnostics: Diagnostic[];
} {
  const document = documentOf({ page, context });
  const diagnostics: Diagnostic[] = [];
  const broken = new Set<string>();
  const values = new Map<string, TokenValue>();
  const resolveToken = (token: string): TokenValue => values.get(token) ?? { href: token };
  if (document === undefined || !('route' in page)) return { resolveToken, broken, diagnostics };
  const { project, compiled, anchors, assets } = context;
  const { site, siteDir } = project;
  for (const { file, links, images } of withPartials({ siteDir, compiled, file: document.file })) {
    for (const link of links) {
      const { href, diagnostic } = resolveLink({
        site,
        reference: { ...link, file },
        route: page.route,
        anchors,
        assets,
      });
      if (diagnostic !== undefined) diagnostics.push(diagnostic);
      if (diagnostic?.code === 'broken-link') broken.add(href);
      values.set(link.token, { href });
    }
    for (const image of images) {
      const { asset, diagnostic } = resolveImage({ site, reference: { ...image, file }, assets });
      if (diagnostic !== undefined) diagnostics.push(diagnostic);
      values.set(image.token, { href: asset.href, attributes: imageAttributes(asset) });
    }
  }
  return { resolveToken, broken, diagnostics };
}

function imageAttributes({ width, height }: Asset): Record<string, string | number> {
  const size: Record<string, number> = width === undefined || height === undefined ? {} : { width, height };
  return { ...size, loading: 'lazy', decoding: 'async' };
}

import { LecternError, type Diagnostic, problem } from '../diagnostics/diagnostic.js';
import { type Highlighter, prepareCodeBlock } from '../markdown/code/index.js';
import type { TokenValue } from '../markdown/tokens.js';
import type { CompiledDocument } from '../markdown/types.js';
import { type Asset, resolveImage, resolveLink } from '../model/links.js';
import { pageData } from '../model/page-data.js';
import type { CategoryPage, ComponentPage, MarkdownDocument } from '../sources/types.js';
import type { DrawnDiagram, Highlight } from '../render/contract.js';
import { evaluate, type ImportModule } from '../render/evaluate.js';
import { renderPage, type RenderedPage, type RenderOptions } from '../render/page.js';
import { type CompiledFiles, partialFile } from './compile.js';
import { moduleKey } from './imports.js';
import type { Project } from './project.js';

type Renderable = MarkdownDocument | ComponentPage | CategoryPage | { kind: 'not-found' };

export interface RenderContext {
  project: Project;
  compiled: CompiledFiles;
  diagrams: ReadonlyMap<string, DrawnDiagram>;
  assets: ReadonlyMap<string, Asset>;
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  options: RenderOptions;
  loadModule: (key: string) => Promise<Record<string, unknown>>;
}

export interface PageResult extends RenderedPage {
  diagnostics: Diagnostic[];
}

/** The ids of each page that has a text: what anchors are checked against. */
export function collectAnchors({ project, compiled }: Pick<RenderContext, 'project' | 'compiled'>): Map<string, Set<string>> {
  const anchors = new Map<string, Set<string>>();
  for (const page of project.site.pages.values()) {
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
    return { html: block.html, language: block.lang, title: block.title, showLineNumbers: block.showLineNumbers };
  };
}

/** Renders one page. Links that lead nowhere come back as errors beside the HTML. */
export async function renderRoute({ page, context }: { page: Renderable; context: RenderContext }): Promise<PageResult> {
  const { project, compiled, diagrams, options } = context;
  const { site, siteData, navbar } = project;
  const diagnostics: Diagnostic[] = [];
  const document = page.kind === 'doc' || page.kind === 'markdown-page' ? compiled.get(page.file) : undefined;
  const file = 'file' in page ? page.file : '404';
  const Component = await componentOf({ page, document, context });
  const rendered = renderPage({
    ...options,
    page: (meta) => pageData({ site, siteData, navbar, page, headings: document?.headings ?? [], meta }),
    Component,
    diagrams,
    resolveToken: tokenResolver({ page, document, context, diagnostics }),
    file,
  });
  return { ...rendered, diagnostics };
}

async function componentOf({ page, document, context }: { page: Renderable; document: CompiledDocument | undefined; context: RenderContext }): Promise<unknown> {
  if (page.kind === 'component-page') return componentPage({ page, context });
  if (document === undefined) return undefined;
  const importModule = await preloadImports({ document, context });
  return evaluate({ code: document.code, file: document.file, importModule }).default;
}

async function componentPage({ page, context }: { page: ComponentPage; context: RenderContext }): Promise<unknown> {
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
async function loadSafely({ key, file, context }: { key: string; file: string; context: RenderContext }): Promise<Record<string, unknown>> {
  try {
    return await context.loadModule(key);
  } catch (error) {
    throw new LecternError([
      problem({ code: 'module-failed', message: `A module could not be run: ${error instanceof Error ? error.message : String(error)}`, file }),
    ]);
  }
}

/** Loads what a text and its partials import, so that running them needs no waiting. */
async function preloadImports({ document, context }: { document: CompiledDocument; context: RenderContext }): Promise<ImportModule> {
  const { project, compiled } = context;
  const { siteDir } = project;
  const modules = new Map<string, Record<string, unknown>>();
  for (const { specifier } of document.imports) {
    const partial = partialFile({ siteDir, specifier, from: document.file });
    const inner = partial === undefined ? undefined : compiled.get(partial);
    if (partial !== undefined) {
      if (inner === undefined) continue;
      const importModule = await preloadImports({ document: inner, context });
      modules.set(specifier, evaluate({ code: inner.code, file: inner.file, importModule }));
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
export function withPartials({ siteDir, compiled, file, seen = new Set() }: { siteDir: string; compiled: CompiledFiles; file: string; seen?: Set<string> }): CompiledDocument[] {
  const document = compiled.get(file);
  if (document === undefined || seen.has(file)) return [];
  seen.add(file);
  const inner = document.imports.flatMap(({ specifier }) => {
    const partial = partialFile({ siteDir, specifier, from: file });
    return partial === undefined ? [] : withPartials({ siteDir, compiled, file: partial, seen });
  });
  return [document, ...inner];
}

function tokenResolver({ page, document, context, diagnostics }: { page: Renderable; document: CompiledDocument | undefined; context: RenderContext; diagnostics: Diagnostic[] }): (token: string) => TokenValue {
  if (document === undefined || !('route' in page)) return (token) => ({ href: token });
  const { project, compiled, anchors, assets } = context;
  const { site, siteDir } = project;
  const values = new Map<string, TokenValue>();
  for (const { file, links, images } of withPartials({ siteDir, compiled, file: document.file })) {
    for (const link of links) {
      const { href, diagnostic } = resolveLink({ site, reference: { ...link, file }, route: page.route, anchors, assets });
      if (diagnostic !== undefined) diagnostics.push(diagnostic);
      values.set(link.token, { href });
    }
    for (const image of images) {
      const { asset, diagnostic } = resolveImage({ site, reference: { ...image, file }, assets });
      if (diagnostic !== undefined) diagnostics.push(diagnostic);
      values.set(image.token, { href: asset.href, attributes: imageAttributes(asset) });
    }
  }
  return (token) => values.get(token) ?? { href: token };
}

function imageAttributes({ width, height }: Asset): Record<string, string | number> {
  const size: Record<string, number> = width === undefined || height === undefined ? {} : { width, height };
  return { ...size, loading: 'lazy', decoding: 'async' };
}


import { z } from 'zod';
import type { Shape } from './shapes.js';
import {
  anything,
  boolean,
  either,
  isPlainObject,
  list,
  map,
  number,
  object,
  oneOf,
  record,
  shape,
  text,
} from './shapes.js';

const { optional, nullable } = z;

/* Only what the engine relies on is checked. A plug-in may be written without types, or for an engine version whose
   results have more properties. */

const data = shape('an object', isPlainObject);
const strings = list(text);
const target = { route: text, anchor: optional(text) };
const use = object({ component: text, props: data });
const sources = record(optional(strings));
const badge = object({ text, label: optional(text), className: optional(text), isName: optional(boolean) });

const diagnostics = optional(
  list(
    object({
      code: text,
      severity: oneOf('error', 'warning'),
      message: text,
      hint: optional(text),
      file: optional(text),
      line: optional(number),
      column: optional(number),
      update: optional(object({ line: number, count: number, lines: strings })),
    }),
  ),
);

const headTag = object({
  tagName: text,
  attributes: optional(record(shape('a string, or true or false', (value) => isAttribute(value)))),
  innerHTML: optional(text),
});

function isAttribute(value: unknown): boolean {
  return value === undefined || typeof value === 'string' || typeof value === 'boolean';
}

const file = object({
  path: text,
  source: optional(text),
  content: optional(shape('a string or a Uint8Array', isContent)),
});

function isContent(value: unknown): boolean {
  return typeof value === 'string' || value instanceof Uint8Array;
}

const node: Shape = either((value) => nodes[kindOf(value) as keyof typeof nodes] ?? kind);
const kind = object({ kind: oneOf('link', 'category', 'html') });
const entry = { badge: optional(badge), className: optional(text), description: optional(text) };
const nodes = {
  link: object({ ...entry, label: text, href: text, anchor: optional(text), docId: optional(text) }),
  category: object({ ...entry, label: text, href: optional(text), items: list(node) }),
  html: object({ value: text }),
};

function kindOf(value: unknown): string {
  return isPlainObject(value) ? String((value as { kind?: unknown }).kind) : '';
}

const breadcrumb = object({ label: text, route: optional(text) });
const sample = object({
  file: text,
  code: text,
  extension: oneOf('ts', 'tsx', 'js', 'jsx'),
  check: oneOf('auto', 'always', 'never'),
  line: number,
  columns: list(number),
});

const route = shape('a string that starts with /', (value) => typeof value === 'string');
const pages: Readonly<Record<string, Shape>> = {
  generated: object({
    source: text,
    title: text,
    label: optional(text),
    description: text,
    file: text,
    component: text,
    props: optional(data),
    sidebar: optional(object({ source: text, id: text })),
    editUrl: optional(text),
    headings: optional(list(object({ id: text, level: number, text }))),
    anchors: optional(strings),
    breadcrumbRoot: optional(breadcrumb),
    breadcrumbs: optional(list(breadcrumb)),
    layout: optional(oneOf('article', 'wide', 'free')),
    sidebarTop: optional(use),
    searchNames: optional(list(object({ name: text, label: optional(text), id: optional(text) }))),
    samples: optional(list(sample)),
    files: optional(list(file)),
    csp: optional(sources),
  }),
  doc: object({ source: text, id: text, file: text, path: text, title: text, description: text }),
  'markdown-page': object({ source: text, id: text, file: text, path: text, title: text, description: text }),
  'component-page': object({ source: text, file: text, path: text }),
  category: object({ source: text, title: text, description: text, file: text, items: list(node) }),
  redirect: object({ source: text, to: text }),
  search: object({ file: text }),
};
const pageStart = object({ route, kind: oneOf(...Object.keys(pages)) });
const page = either((value) => {
  const rest = pages[kindOf(value)];
  return rest === undefined ? pageStart : pageStart.and(rest);
});

const content = {
  pages: optional(list(page)),
  sidebars: optional(list(object({ id: text, source: text, version: text, items: list(node) }))),
  versions: optional(
    list(
      object({ name: text, label: text, route: text, banner: oneOf('none', 'unreleased', 'unmaintained') }),
    ),
  ),
  branches: optional(list(object({ from: text, source: text, id: text, position: optional(number), node }))),
  badges: optional(record(badge)),
  symbols: optional(list(object({ name: text, kind: text, route: text, anchor: optional(text) }))),
  texts: optional(record(object({ text, excerptOf: optional(text) }))),
  modules: optional(record(data)),
  headTags: optional(list(headTag)),
  files: optional(list(file)),
  csp: optional(sources),
  poll: optional(strings),
  watch: optional(strings),
  diagnostics,
};

const link = object({ ...target, title: optional(text) });
const withDiagnostics = object({ diagnostics });
/** Also accepts `undefined` and `null`, because a hook may return nothing. */
const nothing = (inner: Shape): Shape => optional(nullable(inner));

const shownFence = either((value) => {
  const isUse = isPlainObject(value) && 'props' in (value as object);
  return isUse ? object({ props: data }) : otherFence;
});
const otherFence = object({
  language: text,
  code: text,
  title: optional(text),
  description: optional(text),
  alternative: optional(use),
});

export const hookShapes: Readonly<Record<string, Shape>> = {
  check: nothing(list(object({ path: list(anything), message: text, code: optional(text) }))),
  frontMatter: optional(data),
  read: nothing(object(content, 'an object, such as { pages, files }')),
  resolveFences: nothing(object({ fences: map(shownFence), diagnostics })),
  checkDocument: nothing(
    object({
      links: optional(map(link)),
      texts: optional(map(text)),
      counts: optional(record(number)),
      claims: optional(list(object({ file: text, line: number, column: number, text, basis: text }))),
      diagnostics,
    }),
  ),
  assemble: nothing(
    object({
      ids: optional(map(link)),
      directives: optional(map(data)),
      pages: optional(map(data)),
      diagnostics,
    }),
  ),
  socialImage: optional(object({ path: text, width: number, height: number, type: text, alt: text })),
  transformHtml: shape('the HTML of the page as a string', (value) => typeof value === 'string'),
  postBuild: nothing(withDiagnostics),
  transformOutput: nothing(withDiagnostics),
  translations: record(text),
};

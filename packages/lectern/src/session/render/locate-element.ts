import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mdxToJs } from 'satteri';
import { moduleToFunctionBody } from '../../markdown/module.js';
import { preprocess } from '../../markdown/preprocess.js';
import type { NameUse } from '../../markdown/types.js';
import { runtimeModule } from '../../markdown/types.js';
import { messageOf } from '../../util/message-of.js';
import type { ImportModule } from './evaluate.js';
import { evaluate } from './evaluate.js';
import type { ThrownAt } from './thrown-at.js';

export interface DocumentRun {
  file: string;
  importModule: ImportModule;
  variables?: object | undefined;
}

interface Location {
  line: number;
  column: number;
}

interface Input {
  siteDir: string;
  /** How the document was run; undefined if the page has no document. */
  run: DocumentRun | undefined;
  error: unknown;
  render: (Component: unknown) => unknown;
  renderAlone: (part: unknown) => unknown;
  names: readonly NameUse[];
}

interface Created extends Location {
  element: { props: { children?: unknown } };
}

/**
 * Locates the element that React rejects, for example because its `style` is a string. The error's stack contains no
 * site code, so the document is compiled again with the locations of its elements, and each element is rendered alone,
 * innermost first, until one throws the same error.
 */
export function locateElement({
  siteDir,
  run,
  error,
  render,
  renderAlone,
  names,
}: Input): ThrownAt | undefined {
  if (run === undefined) return undefined;
  const all = createdElements({ siteDir, run, render });
  const message = messageOf(error);
  const fails = (part: unknown): boolean => {
    try {
      renderAlone(part);
      return false;
    } catch (thrown) {
      return messageOf(thrown) === message;
    }
  };
  const found = all.find(({ element }) => fails(element));
  if (found === undefined) return undefined;
  const { line, column } = failedExpression({ found, all, fails, names }) ?? found;
  return { file: run.file, line, column };
}

/** Nested elements come before the elements that contain them. */
function createdElements({
  siteDir,
  run,
  render,
}: Pick<Input, 'siteDir' | 'render'> & { run: DocumentRun }): Created[] {
  const { file, importModule, variables } = run;
  const all: Created[] = [];
  const runtime = importModule(runtimeModule);
  const jsxDEV = (
    type: unknown,
    props: unknown,
    key: unknown,
    isStatic: boolean,
    source: Source,
  ): unknown => {
    const create = (isStatic ? runtime.jsxs : runtime.jsx) as (...args: unknown[]) => Created['element'];
    const element = create(type, props, key);
    const { lineNumber: line, columnNumber: column } = source;
    if (line !== undefined && column !== undefined) all.push({ element, line, column });
    return element;
  };
  try {
    const content = readFileSync(join(siteDir, file), 'utf8');
    const features = { headingAttributes: true, gfm: true, frontmatter: true };
    const result = mdxToJs(preprocess(content), { development: true, features });
    if (result instanceof Promise) return [];
    const exports = evaluate({
      code: moduleToFunctionBody(result.code).code,
      file,
      variables,
      importModule: (specifier, used) =>
        specifier === 'react/jsx-dev-runtime' ? { ...runtime, jsxDEV } : importModule(specifier, used),
    });
    render(exports.default);
  } catch {
    // Rendering is expected to fail again. The elements created before the error are enough.
  }
  return all;
}

interface Source {
  lineNumber?: number;
  columnNumber?: number;
}

function failedExpression({
  found,
  all,
  fails,
  names,
}: Pick<Input, 'names'> & {
  found: Created;
  all: readonly Created[];
  fails: (part: unknown) => boolean;
}): Location | undefined {
  const children = [found.element.props.children].flat();
  const index = children.findIndex((child) => typeof child === 'object' && fails(child));
  if (index < 0) return undefined;
  const start = children
    .slice(0, index)
    .map((child) => all.find(({ element }) => element === child))
    .findLast((sibling) => sibling !== undefined);
  const use = names.find(
    ({ text, isModule, ...location }) =>
      isModule !== true && !/^[A-Z][\w.]*$/.test(text) && isAfter({ location, start: start ?? found }),
  );
  // The location of an expression is that of its brace.
  return use && { line: use.line, column: Math.max(1, use.column - 1) };
}

function isAfter({ location, start }: { location: Location; start: Location }): boolean {
  return location.line === start.line ? location.column > start.column : location.line > start.line;
}

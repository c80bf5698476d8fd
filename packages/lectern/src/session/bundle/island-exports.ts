import type { AstNode } from '../../util/parse-js.js';
import { parseModule } from '../../util/parse-js.js';
import type { Providers } from './providers-in.js';
import { providersIn } from './providers-in.js';
import { renderedPackages } from './rendered-packages.js';

export interface ModuleAnalysis extends Providers {
  exports: string[];
  components: string[];
  hooks: readonly ImportedHook[];
  /**
   * Modules from which this module imports more than one component. Components from one module may share a React
   * context.
   */
  families: readonly string[];
  isIsland: boolean;
  packages: readonly string[];
  /** Whether the module reads a context, which may change if an island provides the context. */
  readsContext: boolean;
}

/** Hooks that work only in a browser. Other hooks, such as `useMemo` and `useId`, also work in static HTML. */
const liveHooks = new Set([
  'useState',
  'useReducer',
  'useEffect',
  'useLayoutEffect',
  'useSyncExternalStore',
  'useTransition',
  'useActionState',
  'useOptimistic',
  'useImperativeHandle',
]);

const contextHooks = new Set(['useContext', 'use']);

/** A module is an island if it has the directive `'use client'` or, with `auto`, a live hook or an event handler. */
export function analyzeModule({
  file,
  source,
  auto,
}: {
  file: string;
  source: string;
  auto: boolean;
}): ModuleAnalysis {
  const body = parseModule({ file, source });
  const hasDirective = body.some(
    (node) => node.type === 'ExpressionStatement' && node.directive === 'use client',
  );
  const names = body.flatMap(exportedNames);
  const components = names.filter((name) =>
    name === 'default' ? !isPlainFunction(defaultName(body)) : /^[A-Z]/.test(name),
  );
  return {
    exports: names,
    components,
    hooks: importedHooks(body),
    families: importedFamilies(body),
    isIsland: hasDirective || (auto && needsBrowser(body)),
    packages: renderedPackages(body),
    ...providersIn(body),
    readsContext: auto && usesHook({ body, hooks: contextHooks, test: () => false }),
  };
}

export interface ImportedHook {
  specifier: string;
  name: string;
}

function importedHooks(body: readonly AstNode[]): ImportedHook[] {
  return body
    .filter((node) => node.type === 'ImportDeclaration' && node.importKind !== 'type')
    .flatMap((node) => {
      const specifier = (node.source as { value: string }).value;
      return (node.specifiers as AstNode[])
        .filter(({ importKind }) => importKind !== 'type')
        .map(({ imported, local }) => ({
          specifier,
          name: (imported as { name?: string } | undefined)?.name ?? 'default',
          local: (local as { name: string }).name,
        }))
        .filter(({ name, local }) => isHookName(name) || isHookName(local) || local === 'BrowserOnly');
    })
    .map(({ specifier, name }) => ({ specifier, name }));
}

function importedFamilies(body: readonly AstNode[]): string[] {
  return body
    .filter((node) => node.type === 'ImportDeclaration' && node.importKind !== 'type')
    .filter((node) => {
      const values = (node.specifiers as AstNode[]).filter(({ importKind }) => importKind !== 'type');
      return values.filter(({ local }) => /^[A-Z]/.test((local as { name: string }).name)).length > 1;
    })
    .map((node) => (node.source as { value: string }).value);
}

function isHookName(name: string): boolean {
  return /^use[A-Z]/.test(name);
}

/** Names of hooks and helper functions start with a lower-case letter, unlike the names of components. */
function isPlainFunction(name: string | undefined): boolean {
  return name !== undefined && /^[a-z]/.test(name);
}

function defaultName(body: readonly AstNode[]): string | undefined {
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const node = exported?.declaration as AstNode | undefined;
  if (node === undefined) return undefined;
  const named = node.type === 'Identifier' ? node : (node.id as AstNode | null | undefined);
  return (named as { name?: string } | null | undefined)?.name;
}

export function exportedNames(node: AstNode): string[] {
  if (node.type === 'ExportDefaultDeclaration') return ['default'];
  if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') return [];
  const declaration = node.declaration as AstNode | null;
  if (!declaration) {
    return (node.specifiers as AstNode[])
      .filter((specifier) => specifier.exportKind !== 'type')
      .map(
        (specifier) =>
          (specifier.exported as { name?: string; value?: string }).name ??
          (specifier.exported as { value: string }).value,
      );
  }
  if (declaration.type === 'VariableDeclaration') {
    return (declaration.declarations as AstNode[]).flatMap((declarator) =>
      (declarator.id as AstNode).type === 'Identifier'
        ? [(declarator.id as unknown as { name: string }).name]
        : [],
    );
  }
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
    return [(declaration.id as { name: string }).name];
  return [];
}

function needsBrowser(body: readonly AstNode[]): boolean {
  return usesHook({ body, hooks: liveHooks, test: (node) => isHandler(node) || takesFunction(node) });
}

function usesHook({
  body,
  hooks,
  test,
}: {
  body: readonly AstNode[];
  hooks: ReadonlySet<string>;
  test: (node: AstNode) => boolean;
}): boolean {
  const imports = body.filter(isReactImport).flatMap((node) => node.specifiers as AstNode[]);
  const values = imports.filter((specifier) => specifier.importKind !== 'type');
  if (values.some(({ imported }) => hooks.has((imported as { name?: string } | undefined)?.name ?? '')))
    return true;
  const whole = values.filter(({ type }) => type !== 'ImportSpecifier');
  const names = new Set(['React', ...whole.map(({ local }) => (local as { name: string }).name)]);
  return body.some((node) =>
    contains({ node, test: (inner) => test(inner) || isHookOf({ node: inner, names, hooks }) }),
  );
}

function isReactImport(node: AstNode): boolean {
  return (
    node.type === 'ImportDeclaration' &&
    node.importKind !== 'type' &&
    (node.source as { value: string }).value === 'react'
  );
}

function isHandler(node: AstNode): boolean {
  return node.type === 'JSXAttribute' && /^on[A-Z]/.test(String((node.name as { name?: unknown }).name));
}

/**
 * Returns whether an element has a function as its child, which an island can't receive, so the module with the element
 * must be the island. The consumer of a context calls the function at build time, so it is exempt.
 */
function takesFunction({ type, children, openingElement }: AstNode): boolean {
  const { property } =
    (openingElement as { name?: { property?: { name?: string } } } | undefined)?.name ?? {};
  if (type !== 'JSXElement' || property?.name === 'Consumer') return false;
  return (children as { expression?: AstNode }[]).some(({ expression }) =>
    /Function/.test(expression?.type ?? ''),
  );
}

function isHookOf({
  node,
  names,
  hooks,
}: {
  node: AstNode;
  names: ReadonlySet<string>;
  hooks: ReadonlySet<string>;
}): boolean {
  return (
    node.type === 'MemberExpression' &&
    names.has((node.object as { name?: string }).name ?? '') &&
    hooks.has((node.property as { name?: string }).name ?? '')
  );
}

function contains({ node, test }: { node: unknown; test: (node: AstNode) => boolean }): boolean {
  if (Array.isArray(node)) return node.some((inner) => contains({ node: inner, test }));
  if (typeof node !== 'object' || node === null) return false;
  const ast = node as AstNode;
  return (
    (typeof ast.type === 'string' && test(ast)) ||
    Object.values(ast).some((inner) => typeof inner === 'object' && contains({ node: inner, test }))
  );
}

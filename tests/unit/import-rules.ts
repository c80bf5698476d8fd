/**
 * Paths are relative to `packages/lectern/src`. `import { type A } from './a.js'` counts as an import of values,
 * because `verbatimModuleSyntax` keeps the import.
 */
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
  readonly rule: string;
}

export interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly typeOnly: boolean;
}

/** Each layer may import itself and the layers before it. */
const LADDER = [
  'config',
  'markdown',
  'content',
  'model',
  'plugin',
  'session',
  'build',
  'dev',
  'serve',
  'cli',
];
/** All layers may import these folders. The folders don't import any layer. */
const GROUND = ['diagnostics', 'util', 'messages', 'cache'];
const BROWSER = ['theme', 'client'];
const ENTRY = '(entry)';

/**
 * `session` and `dev` use Vite to bundle the site. The other layers use it only to run or parse one of the site's
 * modules.
 */
const MAY_IMPORT_VITE = ['config', 'content', 'util', 'session', 'dev'];
const REACT = ['react', 'react-dom'];

export function findViolations(sources: readonly SourceFile[]): Violation[] {
  const files = new Map(sources.map(({ file, text }) => [file, importsOf({ file, text })]));
  const direct = [...files].flatMap(([file, imports]) =>
    imports.flatMap((found) => {
      const rule = brokenRule({ file, found });
      return rule ? [{ file, line: found.line, specifier: found.specifier, rule }] : [];
    }),
  );
  return [...direct, ...builtinsBehindTheBrowser(files)];
}

export function formatViolation({ file, line, specifier, rule }: Violation): string {
  return `packages/lectern/src/${file}:${line} imports '${specifier}': ${rule}`;
}

export function importsOf({ file, text }: SourceFile): Import[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const reference = referenceOf(node);
    if (reference && ts.isStringLiteralLike(reference.specifier)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ specifier: reference.specifier.text, line: line + 1, typeOnly: reference.typeOnly });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

interface Reference {
  readonly specifier: ts.Node;
  readonly typeOnly: boolean;
}

function referenceOf(node: ts.Node): Reference | undefined {
  if (ts.isImportDeclaration(node)) {
    const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return { specifier: node.moduleSpecifier, typeOnly };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { specifier: node.moduleSpecifier, typeOnly: node.isTypeOnly };
  }
  if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
    return { specifier: node.moduleReference.expression, typeOnly: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { specifier: node.argument.literal, typeOnly: true };
  }
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  return argument && isModuleCall(node) ? { specifier: argument, typeOnly: false } : undefined;
}

function isModuleCall(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'require')
  );
}

function brokenRule({ file, found }: { file: string; found: Import }): string | undefined {
  const from = folderOf(file);
  if (!isKnown(from)) {
    return `the folder ${from}/ has no place in the layers yet; give it one in tests/unit/import-rules.ts`;
  }
  return found.specifier.startsWith('.')
    ? brokenByFolder({ from, to: folderOf(resolve({ file, specifier: found.specifier })), found })
    : brokenByPackage({ from, found });
}

function brokenByFolder({
  from,
  to,
  found,
}: {
  from: string;
  to: string;
  found: Import;
}): string | undefined {
  if (from === to || !isKnown(to)) return undefined;
  if (GROUND.includes(from) && !GROUND.includes(to)) {
    return `${from}/ is used by every layer, so it may import none of them`;
  }
  if (BROWSER.includes(from) && !found.typeOnly && (LADDER.includes(to) || to === ENTRY)) {
    return `${from}/ runs in the browser, so it may take types from ${to} but no values; use "import type"`;
  }
  if (from === 'model' && BROWSER.includes(to))
    return `model/ is pure data and imports no React, so nothing from ${to}/`;
  if (LADDER.includes(from) && to === ENTRY) return `only files outside of src/${from}/ may import an entry`;
  if (LADDER.includes(from) && LADDER.indexOf(to) > LADDER.indexOf(from)) {
    return `imports run one way, ${LADDER.join(' <- ')}, and ${to} comes after ${from}`;
  }
  return undefined;
}

function brokenByPackage({ from, found }: { from: string; found: Import }): string | undefined {
  const name = packageOf(found.specifier);
  if (BROWSER.includes(from) && isBuiltin(found.specifier)) {
    return `${from}/ runs in the browser, which has no Node builtins`;
  }
  if (from === 'model' && REACT.includes(name))
    return 'model/ is pure data and imports no React, types included';
  if (name === 'vite' && !MAY_IMPORT_VITE.includes(from)) {
    return `only ${MAY_IMPORT_VITE.map((folder) => `${folder}/`).join(', ')} may import vite`;
  }
  return undefined;
}

/**
 * `theme/` and `client/` may use `util/` and `diagnostics/`, but not their files that import Node modules, directly or
 * indirectly.
 */
function builtinsBehindTheBrowser(files: ReadonlyMap<string, readonly Import[]>): Violation[] {
  const reachedFrom = new Map<string, string>();
  const queue = [...files.keys()]
    .filter((file) => BROWSER.includes(folderOf(file)))
    .map((file) => [file, file] as const);
  for (const [file, start] of queue) {
    for (const { specifier, typeOnly } of files.get(file) ?? []) {
      if (typeOnly || !specifier.startsWith('.')) continue;
      const target = findFile({ files, target: resolve({ file, specifier }) });
      if (!target || reachedFrom.has(target) || !GROUND.includes(folderOf(target))) continue;
      reachedFrom.set(target, start);
      queue.push([target, start]);
    }
  }
  return [...reachedFrom].flatMap(([file, start]) =>
    (files.get(file) ?? [])
      .filter(({ specifier, typeOnly }) => !typeOnly && isBuiltin(specifier))
      .map(({ specifier, line }) => ({
        file,
        line,
        specifier,
        rule: `${start} brings this file into the browser, which has no Node builtins`,
      })),
  );
}

function resolve({ file, specifier }: { file: string; specifier: string }): string {
  return path.posix.join(path.posix.dirname(file), specifier);
}

function findFile({
  files,
  target,
}: {
  files: ReadonlyMap<string, unknown>;
  target: string;
}): string | undefined {
  const stem = target.replace(/\.[jt]sx?$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, `${target}/index.ts`, `${target}/index.tsx`].find((file) =>
    files.has(file),
  );
}

function folderOf(file: string): string {
  if (file.startsWith('..')) return '..';
  if (file.includes('/')) return file.slice(0, file.indexOf('/'));
  const name = file.replace(/\.[jt]sx?$/, '');
  return isKnown(name) ? name : ENTRY;
}

function isKnown(folder: string): boolean {
  return folder === ENTRY || [...LADDER, ...GROUND, ...BROWSER].includes(folder);
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

import MagicString from 'magic-string';
import type { AstNode } from '../util/parse-js.js';
import { parseModule } from '../util/parse-js.js';
import { requireCallsIn } from '../util/require-calls.js';
import type { NameClash } from './declared-names.js';
import { declaredNames, findNameClash } from './declared-names.js';
import { providedComponents, providedDeclarations, provider } from './provided-components.js';
import { runtimeModule } from './types.js';

export class NameClashError extends Error {
  readonly clash: NameClash;

  constructor(clash: NameClash) {
    super(`The name ${clash.name} is already declared.`);
    this.clash = clash;
  }
}

export interface FunctionBody {
  code: string;
  specifiers: string[];
  defaultImports: ReadonlyMap<string, string>;
}

/**
 * A page runs without a file or a bundler: imports become calls of `__import`, and exports become the returned object.
 * @throws NameClashError for a duplicate or reserved name.
 */
export function moduleToFunctionBody(source: string): FunctionBody {
  const { code, specifiers } = withoutRequire(source);
  const body = generatedBody(code) ?? parsedBody(code);
  return { ...body, specifiers: [...body.specifiers, ...specifiers] };
}

/**
 * As with webpack, `require('./data.json')` returns the content of the file, and `require` of a module returns its
 * exports. Only documents that call `require` are parsed.
 */
function withoutRequire(source: string): { code: string; specifiers: string[] } {
  if (!/(?<![\w$.])require\(/.test(source)) return { code: source, specifiers: [] };
  const text = new MagicString(source);
  const calls = requireCallsIn(parseModule({ file: 'document.js', source }));
  for (const { start, end, specifier } of calls) {
    const call = `__import(${JSON.stringify(specifier)})`;
    text.overwrite(start, end, specifier.endsWith('.json') ? `${call}.default` : call);
  }
  return { code: text.toString(), specifiers: calls.map(({ specifier }) => specifier) };
}

/** Matches the start of a compiled document without imports and exports from the author. */
const generatedStart = /^import \{ ([\w, ]+) \} from "react\/jsx-runtime";\nfunction _createMdxContent\(/;
const generatedExport = /^export default MDXContent;$/m;
const declarations = /^\s*(?:import|export)\b/gm;

/**
 * Parsing would take an eighth of the compile time. Returns undefined if the document has imports or exports, or an
 * expression with a line that looks like one.
 */
function generatedBody(source: string): FunctionBody | undefined {
  const [start, names] = generatedStart.exec(source) ?? [];
  if (start === undefined || names === undefined || source.match(declarations)?.length !== 2)
    return undefined;
  const call = `const { ${names.replaceAll(' as ', ': ')} } = __import("react/jsx-runtime");`;
  const code = source.replace(/^.*/, () => call).replace(generatedExport, 'const _default = MDXContent;');
  return {
    code: `${code}\nreturn { default: _default };\n`,
    specifiers: ['react/jsx-runtime'],
    defaultImports: new Map(),
  };
}

function parsedBody(source: string): FunctionBody {
  const text = new MagicString(source);
  const exported: string[] = [];
  const specifiers: string[] = [];
  const defaultImports = new Map<string, string>();
  const body = parseModule({ file: 'document.js', source });
  const clash = findNameClash(body);
  if (clash !== undefined) throw new NameClashError(clash);
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      const specifier = (node.source as { value: string }).value;
      specifiers.push(specifier);
      for (const local of defaultNames(node)) defaultImports.set(local, specifier);
      text.overwrite(node.start, node.end, importCall({ node, specifier }));
    } else if (node.type === 'ExportNamedDeclaration') {
      exportNamed({ node, text, exported, specifiers });
    } else if (node.type === 'ExportDefaultDeclaration') {
      exported.push(exportDefault({ node, text }));
    } else if (node.type === 'ExportAllDeclaration') {
      exportAll({ node, text, exported, specifiers });
    }
  }
  const provided = providedComponents(body);
  if (provided.length > 0) {
    specifiers.push(provider);
    text.prepend(providedDeclarations(provided));
  }
  text.append(`\nreturn { ${exported.join(', ')} };\n`);
  return { code: text.toString(), specifiers, defaultImports };
}

/** A function or class keeps its name, because a recma plug-in's code may use the name. */
function exportDefault({ node, text }: { node: AstNode; text: MagicString }): string {
  const declaration = node.declaration as AstNode;
  const id = declaration.id as AstNode | null | undefined;
  if (declaration.type.endsWith('Declaration') && id) {
    text.remove(node.start, declaration.start);
    return `default: ${nameOf(id)}`;
  }
  text.overwrite(node.start, declaration.start, 'const _default = ');
  return 'default: _default';
}

/** A default import may also be written as `{ default as Name }`. */
function defaultNames(node: AstNode): string[] {
  return (node.specifiers as AstNode[])
    .filter(
      ({ type, imported }) =>
        type === 'ImportDefaultSpecifier' ||
        (type === 'ImportSpecifier' && nameOf(imported as AstNode) === 'default'),
    )
    .map(({ local }) => nameOf(local as AstNode));
}

function importCall({ node, specifier }: { node: AstNode; specifier: string }): string {
  const call = `__import(${JSON.stringify(specifier)})`;
  const bindings = node.specifiers as AstNode[];
  const named: string[] = [];
  const names: string[] = [];
  const statements: string[] = [];
  for (const binding of bindings) {
    const local = (binding.local as { name: string }).name;
    if (binding.type === 'ImportNamespaceSpecifier') statements.push(`const ${local} = ${call};`);
    else if (binding.type === 'ImportDefaultSpecifier') {
      names.push('default');
      named.push(`default: ${local}`);
    } else {
      names.push(nameOf(binding.imported as AstNode));
      named.push(`${exportName(binding.imported as AstNode)}: ${local}`);
    }
  }
  if (named.length > 0) {
    // With the names, `__import` can report a missing export, which would otherwise be undefined.
    const load =
      specifier === runtimeModule ? call : `__import(${JSON.stringify(specifier)}, ${JSON.stringify(names)})`;
    statements.push(`const { ${named.join(', ')} } = ${load};`);
  }
  return statements.length === 0 ? `${call};` : statements.join(' ');
}

function exportNamed({
  node,
  text,
  exported,
  specifiers,
}: {
  node: AstNode;
  text: MagicString;
  exported: string[];
  specifiers: string[];
}): void {
  const declaration = node.declaration as AstNode | null;
  if (declaration) {
    text.remove(node.start, declaration.start);
    exported.push(...declaredNames(declaration));
    return;
  }
  const from = (node.source as { value: string } | null)?.value;
  if (from !== undefined) specifiers.push(from);
  for (const specifier of node.specifiers as AstNode[]) {
    const local = nameOf(specifier.local as AstNode);
    const value = from === undefined ? local : `__import(${JSON.stringify(from)})[${JSON.stringify(local)}]`;
    exported.push(`${exportName(specifier.exported as AstNode)}: ${value}`);
  }
  text.remove(node.start, node.end);
}

/** The copied exports come first, so the module's own exports override them. */
function exportAll({
  node,
  text,
  exported,
  specifiers,
}: {
  node: AstNode;
  text: MagicString;
  exported: string[];
  specifiers: string[];
}): void {
  const specifier = (node.source as { value: string }).value;
  const call = `__import(${JSON.stringify(specifier)})`;
  const name = node.exported as AstNode | null;
  specifiers.push(specifier);
  if (name) exported.push(`${exportName(name)}: ${call}`);
  else exported.unshift(`...${call}`);
  text.remove(node.start, node.end);
}

function exportName(node: AstNode): string {
  return node.type === 'Literal' ? JSON.stringify(node.value) : nameOf(node);
}

function nameOf(node: AstNode): string {
  return String(node.type === 'Literal' ? node.value : node.name);
}

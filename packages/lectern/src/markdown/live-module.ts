import { posix } from 'node:path';
import type { AstNode } from '../util/parse-js.js';
import { parseModule } from '../util/parse-js.js';
import { declaredNames } from './declared-names.js';

export interface ModuleBlock {
  start: number;
  end: number;
}

interface Statement extends ModuleBlock {
  kind: 'import' | 'export' | 'default';
  text: string;
  names: string[];
  package?: string;
}

export interface ModuleParts {
  statements: Statement[];
  names: ReadonlySet<string>;
}

export function splitModuleBlocks({
  blocks,
  source,
}: {
  blocks: readonly ModuleBlock[];
  source: string;
}): ModuleParts | undefined {
  try {
    const statements = blocks.flatMap(({ start, end }) => {
      const text = source.slice(start, end);
      return (
        parseModule({ file: 'document.jsx', source: text })
          .map((node) => statementOf({ node, text, start }))
          // Imported documents are compiled separately, and aren't in any bundle.
          .filter(({ kind, text: own }) => kind !== 'import' || !/\.mdx?['"]\s*;?\s*$/.test(own))
      );
    });
    return { statements, names: new Set(statements.flatMap(({ names }) => names)) };
  } catch {
    return undefined;
  }
}

function statementOf({ node, text, start }: { node: AstNode; text: string; start: number }): Statement {
  const base = { start: start + node.start, end: start + node.end, text: text.slice(node.start, node.end) };
  if (node.type === 'ImportDeclaration') {
    const specifier = (node.source as { value: string }).value;
    const names = (node.specifiers as AstNode[]).map(({ local }) => (local as { name: string }).name);
    const isPackage =
      /^(?!@site\/|@theme|@docusaurus\/|@generated\/|@lectern\/|lectern\/|react$|react\/)(?:@[\w-]+\/)?[a-zA-Z][\w.-]*/;
    return {
      ...base,
      kind: 'import',
      names,
      ...(isPackage.test(specifier) && !/[!?]/.test(specifier) ? { package: specifier } : {}),
    };
  }
  if (node.type === 'ExportNamedDeclaration' && node.declaration)
    return { ...base, kind: 'export', names: declaredNames(node.declaration as AstNode) };
  return { ...base, kind: 'default', names: [] };
}

/** Matches an event handler, or a hook that may need the browser, which the bundler decides later. */
const liveCode =
  /\bon[A-Z]\w*=\{|(?<![\w$])use(?!(?:BaseUrl|DocusaurusContext|Memo|Context|Callback|Id)\()[A-Z]\w*\(/;

/**
 * Generates the module for interactive code, and lists the moved blocks with the names that they exported. Returns
 * undefined if nothing has to move.
 */
export function liveModule({
  file,
  module: { statements },
  elements,
  used,
  isClient,
}: {
  file: string;
  module: ModuleParts;
  elements: readonly string[];
  used: ReadonlySet<string>;
  /** Whether the elements need the browser even without hooks and handlers. */
  isClient: boolean;
}): { source: string; moved: string[]; blocks: (ModuleBlock & { exported: string[] })[] } | undefined {
  const exported = statements.filter(({ kind }) => kind === 'export');
  const isLive = exported.some(
    ({ text, names }) => liveCode.test(text) && names.some((name) => /^[A-Z]/.test(name)),
  );
  const packages = statements.filter(
    (statement) =>
      statement.package !== undefined &&
      statement.names.some((name) => /^[A-Z]/.test(name) && used.has(name)),
  );
  if (elements.length === 0 && !isLive && packages.length === 0) return undefined;
  const ofPackages = packages.flatMap(({ names }) => names);
  const users = [...exported.map(({ text }) => text), ...elements, ...ofPackages].join('\n');
  const imports = statements
    .filter(({ kind, names }) => kind === 'import' && names.some((name) => isIn({ name, text: users })))
    .map(({ text }) => fromSite({ text, file }));
  const source = [
    ...(isClient ? ["'use client';"] : []),
    ...imports,
    ...exported.map(({ text }) => fromSite({ text, file })),
    ...(ofPackages.length === 0 ? [] : [`export { ${ofPackages.join(', ')} };`]),
    ...elements.map(
      (jsx, index) =>
        `export function LiveElement${index}() {\n  return <>${fromSite({ text: jsx, file })}</>;\n}`,
    ),
    '',
  ].join('\n');
  const moving = isLive ? exported : [];
  return {
    source,
    moved: [...ofPackages, ...moving.flatMap(({ names }) => names)],
    blocks: [
      ...packages.map(({ start, end }) => ({ start, end, exported: [] })),
      ...moving.map(({ start, end, names }) => ({ start, end, exported: names })),
    ],
  };
}

function isIn({ name, text }: { name: string; text: string }): boolean {
  return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text);
}

/**
 * The module and the document are in different folders, so relative import paths become relative to the site's folder.
 */
function fromSite({ text, file }: { text: string; file: string }): string {
  const dir = posix.dirname(file.replaceAll('\\', '/'));
  return text.replace(
    /(\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)(['"])((?:!!raw-loader!)?)(\.{1,2}\/[^'"]*)\2/g,
    (_, before: string, quote: string, loader: string, path: string) =>
      `${before}${quote}${loader}@site/${posix.join(dir, path)}${quote}`,
  );
}

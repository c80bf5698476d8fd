import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';
import type { AstNode } from '../../util/parse-js.js';
import { nodesIn, parseModule } from '../../util/parse-js.js';
import type { Aliases } from './context-files.js';
import { endings, filesIn, folderOf, mostFiles } from './context-files.js';
import { optimizedModule } from './optimized-modules.js';
import { folderContext, folderFunction } from './require-folders.js';

/**
 * Supports webpack's contexts: `require('./images/' + name)` can load any file whose path matches the known parts of
 * the argument. So can `import()` with `@site` or an alias. Vite itself supports relative paths. `require.context`
 * returns a function that loads any file of a folder.
 */
export function requireContexts({ siteDir, aliases }: { siteDir: string; aliases: Aliases }): Plugin {
  return {
    name: 'lectern-require-contexts',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[jt]sx?(?:\?|$)/, exclude: [/\/node_modules\//, optimizedModule] },
        code: /\brequire(?:\.context)?\(\s*['"`]|\bimport\(\s*['"`][^.'"`]/,
      },
      handler(source, id) {
        const [file = ''] = id.split('?');
        if (file.startsWith(engineSource())) return undefined;
        const code = withContexts({ file, source, siteDir, aliases });
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}

export function withContexts({
  file,
  source,
  siteDir,
  aliases = {},
}: {
  file: string;
  source: string;
  siteDir: string;
  aliases?: Aliases | undefined;
}): string | undefined {
  const folders: Aliases = { '@site': siteDir, ...aliases };
  const text = new MagicString(source);
  const functions = new Set<string>();
  for (const node of nodesIn(parseModule({ file: file.replace(/\.jsx?$/, '.tsx'), source }))) {
    const folder = folderContext({ node, file, folders });
    if (folder !== undefined) {
      text.update(node.start, node.end, folder);
      functions.add(folderFunction);
    }
    const context = contextOf({ node, folders });
    const files = context && filesOf({ ...context, file, folders });
    if (context === undefined || files === undefined) continue;
    const { argument, loader, isImport } = context;
    const known = files.map((path) => {
      const result = /\besModule=false\b/.test(loader) ? '.default' : '';
      const load = isImport ? 'import' : 'require';
      return `${JSON.stringify(path)}: () => ${load}(${JSON.stringify(loader + path)})${result}`;
    });
    const written = source.slice(argument.start, argument.end);
    const call = `lecternContext({ ${known.join(', ')} }, ${written})`;
    // `import()` of a missing file returns a rejected promise instead of throwing an error.
    text.update(node.start, node.end, isImport ? `(async () => ${call})()` : call);
    functions.add(contextFunction);
  }
  // The functions are added to the first line, so that line numbers don't change.
  return functions.size === 0 ? undefined : text.prepend(`${[...functions].join(' ')} `).toString();
}

interface Context {
  argument: AstNode;
  loader: string;
  before: string;
  after: string;
  isImport: boolean;
}

function contextOf({ node, folders }: { node: AstNode; folders: Aliases }): Context | undefined {
  const isImport = node.type === 'ImportExpression';
  const argument = isImport ? (node.source as AstNode) : requiredBy(node);
  if (argument === undefined) return undefined;
  const parts = partsOf(argument);
  const [, loader = '', before = ''] = /^(.*!)?(.*)$/s.exec(parts?.[0] ?? '') ?? [];
  const isKnown = folderOf({ before, folders }) !== undefined || (!isImport && /^\.{1,2}\//.test(before));
  return parts !== undefined && isKnown ? { argument, loader, before, after: parts[1], isImport } : undefined;
}

function requiredBy(node: AstNode): AstNode | undefined {
  const { name } = (node.callee ?? {}) as { name?: string };
  const [argument, ...others] = (node.arguments ?? []) as AstNode[];
  return node.type === 'CallExpression' && name === 'require' && others.length === 0 ? argument : undefined;
}

function partsOf(node: AstNode): [string, string] | undefined {
  if (node.type === 'TemplateLiteral') {
    const texts = (node.quasis as { value: { cooked?: string | null } }[]).map(
      ({ value }) => value.cooked ?? '',
    );
    return texts.length > 1 ? [texts[0] ?? '', texts.at(-1) ?? ''] : undefined;
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const right = node.right as AstNode;
  let first = node.left as AstNode;
  while (first.type === 'BinaryExpression') first = first.left as AstNode;
  return typeof first.value === 'string'
    ? [first.value, typeof right.value === 'string' ? right.value : '']
    : undefined;
}

function filesOf({
  loader,
  before,
  after,
  file,
  folders,
}: Context & { file: string; folders: Aliases }): string[] | undefined {
  const folder = before.slice(0, before.lastIndexOf('/') + 1);
  const found = filesIn({ folder, file, loader, folders })
    .map((path) => folder + path)
    .filter((path) => path.startsWith(before) && matchesEnd({ path, after }));
  return found.length === 0 || found.length > mostFiles ? undefined : found;
}

function matchesEnd({ path, after }: { path: string; after: string }): boolean {
  return endings.some((ending) => path.endsWith(after + ending));
}

const contextFunction = `const lecternContext = (files, argument) => { const name = String(argument).replace(/^.*!/, ''); const load = ${JSON.stringify(endings)}.map((ending) => files[name + ending]).find((file) => file !== undefined); if (load === undefined) throw new Error("Cannot find module '" + name + "'"); return load(); };`;

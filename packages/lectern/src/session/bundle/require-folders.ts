import type { AstNode } from '../../util/parse-js.js';
import type { Aliases } from './context-files.js';
import { endings, filesIn, folderOf, mostFiles } from './context-files.js';

/**
 * The code for a call of webpack's `require.context`, whose arguments are the folder, whether subfolders count, the
 * pattern of the paths, and how the files are loaded.
 */
export function folderContext({
  node,
  file,
  folders,
}: {
  node: AstNode;
  file: string;
  folders: Aliases;
}): string | undefined {
  const values = isContextCall(node) ? (node.arguments as AstNode[]).map(literal) : [undefined];
  const [written, recursive = true, pattern = /^\.\/.*$/, mode = 'sync'] = values;
  if (typeof written !== 'string' || !(pattern instanceof RegExp)) return undefined;
  const [, loader = '', path = ''] = /^(.*!)?(.*)$/s.exec(written) ?? [];
  const folder = `${path.replace(/\/$/, '')}/`;
  if (folderOf({ before: folder, folders }) === undefined && !/^\.{1,2}\//.test(folder)) return undefined;
  const found = filesIn({ folder, file, loader, folders }).filter(
    (name) => (recursive === true || !name.includes('/')) && pattern.test(`./${name}`),
  );
  if (found.length > mostFiles) return undefined;
  const load = String(mode).startsWith('lazy') ? 'import' : 'require';
  const files = found.map(
    (name) => `${JSON.stringify(`./${name}`)}: () => ${load}(${JSON.stringify(loader + folder + name)})`,
  );
  return `lecternFolder({ ${files.join(', ')} })`;
}

function isContextCall(node: AstNode): boolean {
  const { object, property } = (node.callee ?? {}) as Record<'object' | 'property', { name?: string }>;
  return node.type === 'CallExpression' && object?.name === 'require' && property?.name === 'context';
}

function literal({ value, regex }: AstNode): unknown {
  const { pattern, flags } = (regex ?? {}) as { pattern?: string; flags?: string };
  // Without these flags, a pattern doesn't remember where its last match ended.
  return pattern === undefined ? value : new RegExp(pattern, flags?.replace(/[gy]/g, ''));
}

export const folderFunction = `const lecternFolder = (files) => { const resolve = (name) => ${JSON.stringify(endings)}.map((ending) => name + ending).find((path) => Object.hasOwn(files, path)); const load = (name) => { const path = resolve(name); if (path === undefined) throw new Error("Cannot find module '" + name + "'"); return files[path](); }; return Object.assign(load, { keys: () => Object.keys(files), resolve }); };`;

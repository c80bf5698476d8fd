import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import type { AstNode } from '../../util/parse-js.js';
import { parseModule } from '../../util/parse-js.js';
import { allExports } from './common-js.js';

/**
 * In the dev server, converts `require('./image.png').default`, which existing components use, to an import. In
 * builds, the bundler supports such calls.
 */
export function requireCalls({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'lectern-require-calls',
    enforce: 'pre',
    apply: 'serve',
    transform: {
      filter: { id: /\.[jt]sx?(?:\?|$)/, code: 'require(' },
      handler(source, id) {
        const [file = ''] = id.split('?');
        const isOwn = file.startsWith(`${siteDir}/`) && !file.includes('/node_modules/');
        if (!isOwn) return undefined;
        const code = requiresAsImports({ file, source });
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}

/** Converts `require` calls to imports. Returns undefined if there are none. */
export function requiresAsImports({ file, source }: { file: string; source: string }): string | undefined {
  const calls = callsIn(parseModule({ file, source }));
  if (calls.length === 0) return undefined;
  const text = new MagicString(source);
  const names = new Map<string, string>();
  for (const { start, end, specifier } of calls) {
    const name = names.get(specifier) ?? `lecternRequired${names.size}`;
    names.set(specifier, name);
    text.update(start, end, `(${name}.${allExports} ?? ${name})`);
  }
  // All imports are added to the first line, so that line numbers don't change.
  const imports = [...names].map(
    ([specifier, name]) => `import * as ${name} from ${JSON.stringify(specifier)};`,
  );
  return text.prepend(imports.join(' ')).toString();
}

interface RequireCall {
  start: number;
  end: number;
  specifier: string;
}

function callsIn(node: unknown): RequireCall[] {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (typeof node !== 'object' || node === null) return [];
  const call = requireCall(node as AstNode);
  if (call !== undefined) return [call];
  return Object.values(node).flatMap((inner) => (typeof inner === 'object' ? callsIn(inner) : []));
}

function requireCall(node: AstNode): RequireCall | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = node.callee as { type?: string; name?: string };
  const [argument, ...others] = node.arguments as { value?: unknown }[];
  if (callee.name !== 'require' || others.length > 0 || typeof argument?.value !== 'string') return undefined;
  return { start: node.start, end: node.end, specifier: argument.value };
}

import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import type { AstNode } from '../../util/parse-js.js';
import { parseModule } from '../../util/parse-js.js';
import { optimizedModule } from './optimized-modules.js';

const styleSheet = /\.(?:css|s[ac]ss|less|styl)$/;

/**
 * Webpack only warns about importing a name that a style sheet doesn't export, so existing sites contain such imports.
 */
export function styleImports(): Plugin {
  return {
    name: 'lectern-style-imports',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[cm]?[jt]sx?(?:\?|$)/, exclude: [/\/node_modules\//, optimizedModule] },
        code: /from\s*["'][^"'\n]+\.(?:css|s[ac]ss|less|styl)["']/,
      },
      handler(source, id) {
        const [file = ''] = id.split('?');
        const code = withOptionalNames({ file, source });
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}

/**
 * Each name is replaced with a property of the default export, so a missing one is undefined. Returns undefined if
 * there is nothing to replace.
 */
export function withOptionalNames({ file, source }: { file: string; source: string }): string | undefined {
  const text = new MagicString(source);
  for (const [index, statement] of parseModule({ file, source }).entries()) {
    const replacement = replacementFor({ statement, variable: `lecternStyles${index}` });
    if (replacement !== undefined) text.update(statement.start, statement.end, replacement);
  }
  return text.hasChanged() ? text.toString() : undefined;
}

interface Specifier extends AstNode {
  local: { name: string };
  imported?: { name?: string; value?: string };
}

function replacementFor({
  statement,
  variable,
}: {
  statement: AstNode;
  variable: string;
}): string | undefined {
  if (statement.type !== 'ImportDeclaration') return undefined;
  const path = (statement.source as { value: string }).value;
  const specifiers = statement.specifiers as Specifier[];
  const isModule = /\.module\.\w+$/.test(path);
  const hasNames = specifiers.some(({ type }) => type === 'ImportSpecifier');
  const isAll = specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
  if (!styleSheet.test(path) || specifiers.length === 0 || isAll || (isModule && !hasNames)) return undefined;
  const from = JSON.stringify(path);
  const names = specifiers.map((specifier) => {
    const { local, imported } = specifier;
    if (specifier.type === 'ImportDefaultSpecifier') return `${local.name} = ${variable}`;
    const name = imported?.name ?? imported?.value ?? local.name;
    return `${local.name} = ${variable}[${JSON.stringify(name)}]`;
  });
  const loaded = isModule ? `import ${variable} from ${from};` : `import ${from}; const ${variable} = {};`;
  return `${loaded} const ${names.join(', ')};`;
}

import type { Plugin } from 'vite';
import { transformWithOxc } from 'vite';
import { optimizedModule } from './optimized-modules.js';

/**
 * The bundler parses `.js` files as plain JavaScript, so this compiles JSX in them. It also removes types from the
 * site's `.js` and `.jsx` files, as Docusaurus Faster does.
 */
export function jsxInJs({ siteDir, development }: { siteDir: string; development: boolean }): Plugin {
  return {
    name: 'lectern-jsx-in-js',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /^[^?]*\.(?:m?js|jsx)(?:\?|$)/, exclude: optimizedModule }, code: '<' },
      async handler(source, id) {
        const [file = ''] = id.split('?');
        if (!mayHaveJsx({ siteDir, file, source })) return undefined;
        const compile = (lang: 'jsx' | 'tsx') =>
          withEscapes(source, (escaped) =>
            transformWithOxc(escaped, file, {
              lang,
              // The site's `tsconfig.json` doesn't apply to JavaScript, and may be unreadable.
              tsconfig: false,
              jsx: { runtime: 'automatic', importSource: 'react', development },
            }),
          );
        try {
          return await compile('jsx');
        } catch (error) {
          if (!isOwn({ siteDir, file })) throw error;
          // If the file is invalid as TypeScript, too, report the JavaScript error, which is more helpful.
          return compile('tsx').catch(() => {
            throw error;
          });
        }
      },
    },
  };
}

const mostEscapes = 1000;

/**
 * Escapes `>` and `}` in JSX text, which the compiler rejects. Babel accepts these characters, so existing sites
 * contain them.
 */
async function withEscapes<Result>(
  source: string,
  compile: (source: string) => Promise<Result>,
): Promise<Result> {
  let current = source;
  for (let count = 0; ; count += 1)
    try {
      return await compile(current);
    } catch (error) {
      const at = rawCharacter({ error, source: current });
      if (at === undefined || count === mostEscapes) throw error;
      // Insert an entity. An expression such as `{'>'}` would split the text, but components may expect a single string
      // as children.
      const entity = current[at] === '>' ? '&gt;' : '&#125;';
      current = current.slice(0, at) + entity + current.slice(at + 1);
    }
}

function rawCharacter({ error, source }: { error: unknown; source: string }): number | undefined {
  const [first, ...others] = (error as { errors?: { message: string; pos?: number }[] }).errors ?? [];
  if (first?.pos === undefined || others.length > 0 || !/Did you mean `\{'[>}]'\}`/.test(first.message))
    return undefined;
  return /[>}]/.test(source[first.pos] ?? '') ? first.pos : undefined;
}

/** Some packages for Docusaurus are published with JSX, which webpack compiles. */
function mayHaveJsx({ siteDir, file, source }: { siteDir: string; file: string; source: string }): boolean {
  if (isOwn({ siteDir, file })) return true;
  const usesReact = file.includes('/node_modules/@docusaurus/') || importsReact.test(source);
  return /\.m?js$/.test(file) && usesReact && elementInCode.test(source);
}

function isOwn({ siteDir, file }: { siteDir: string; file: string }): boolean {
  return file.startsWith(`${siteDir}/`) && !file.includes('/node_modules/');
}

/**
 * Matches a JSX element in code, perhaps after comments. Must not match the strings and regular expressions in React's
 * code, such as `" (<anonymous>)"` and `/["'&<>]/`, because compiling React would take a tenth of a second.
 */
const elementInCode =
  /(?:return|=>|&&|\|\||[?:=]|(?<!["'`]\s*)\()(?:\s|\/\/.*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*<[A-Za-z>]/;
const importsReact = /(?:from|require\()\s*['"]react['"]/;

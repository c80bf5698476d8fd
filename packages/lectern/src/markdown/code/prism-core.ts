import { createRequire } from 'node:module';
import { refractor } from 'refractor/core';
import { REGISTERED_FIRST } from './prism-languages.js';

export interface PrismToken {
  type: string;
  content: PrismContent;
  alias?: string | readonly string[] | null;
}
export type PrismContent = string | PrismToken | readonly (string | PrismToken)[];

export interface PrismPattern {
  pattern: RegExp;
  lookbehind?: boolean;
  greedy?: boolean;
  alias?: string | readonly string[];
  inside?: PrismGrammar;
}
export type PrismGrammar = {
  [type: string]: RegExp | PrismPattern | readonly (RegExp | PrismPattern)[] | PrismGrammar | undefined;
};

/**
 * refractor's public API returns an HTML tree, which would have to be flattened, so its Prism core is called directly.
 */
interface Refractor {
  languages: Record<string, PrismGrammar | undefined>;
  register(syntax: unknown): void;
  tokenize(code: string, grammar: PrismGrammar): (string | PrismToken)[];
  hooks: { run(name: string, env: PrismEnv): void };
}

interface PrismEnv {
  code: string;
  grammar: PrismGrammar;
  language: string;
  tokens?: (string | PrismToken)[];
}

export interface PrismCore {
  has(name: string): boolean;
  grammar(name: string): PrismGrammar | undefined;
  tokenize(input: { code: string; grammar: PrismGrammar; language: string }): (string | PrismToken)[];
}

/**
 * One grammar takes 1 to 3 ms to load, and all of them take 400 ms per worker, so grammars are loaded on demand.
 * Loading is synchronous, because `require` supports ES modules since Node 20.19.
 */
export function createPrismCore(): PrismCore {
  const require = createRequire(import.meta.url);
  const prism = refractor as unknown as Refractor;
  let isReady = false;

  const register = (name: string): void => {
    const module = require(`refractor/${name}`) as { default: unknown };
    prism.register(module.default);
  };
  const prepare = (): void => {
    if (!isReady) for (const name of REGISTERED_FIRST) register(name);
    isReady = true;
  };
  // The check reads the file system, and runs for each code block.
  const known = new Map<string, boolean>();
  const has = (name: string): boolean => {
    const isThere = known.get(name) ?? canResolve({ require, id: `refractor/${name}` });
    known.set(name, isThere);
    return isThere;
  };

  return {
    has,
    grammar(name) {
      if (!has(name)) return undefined;
      prepare();
      if (!Object.hasOwn(prism.languages, name)) register(name);
      return prism.languages[name];
    },
    tokenize({ code, grammar, language }) {
      prepare();
      // Template languages and JSX rely on these hooks of Prism's `highlight`.
      const env: PrismEnv = { code, grammar, language };
      prism.hooks.run('before-tokenize', env);
      env.tokens = prism.tokenize(env.code, env.grammar);
      prism.hooks.run('after-tokenize', env);
      return env.tokens;
    },
  };
}

function canResolve({ require, id }: { require: NodeJS.Require; id: string }): boolean {
  try {
    require.resolve(id);
    return true;
  } catch {
    return false;
  }
}

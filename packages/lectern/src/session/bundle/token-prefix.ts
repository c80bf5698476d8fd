import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';
import { isEngineStyle } from './site-postcss.js';

/** Renames the custom properties of the theme, because a site may use names such as `--color-text` for its own. */
export function tokenPrefix({ siteDir, prefix }: { siteDir: string; prefix: string }): Plugin {
  const tokens =
    prefix === '' ? [] : tokensOf(readFileSync(join(engineSource(), 'theme/styles/tokens.css'), 'utf8'));
  return {
    name: 'lectern-token-prefix',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler(code, id) {
        const [file = ''] = id.split('?');
        if (tokens.length === 0 || !isEngineStyle({ siteDir, file })) return undefined;
        return { code: withPrefix({ code, tokens, prefix }), map: null };
      },
    },
  };
}

export function tokensOf(styles: string): string[] {
  return [...new Set([...styles.matchAll(/^\s*--([\w-]+):/gm)].map(([, name = '']) => name))];
}

export function withPrefix({
  code,
  tokens,
  prefix,
}: {
  code: string;
  tokens: readonly string[];
  prefix: string;
}): string {
  const pattern = new RegExp(String.raw`(?<![\w-])--(?=(?:${tokens.join('|')})(?![\w-]))`, 'g');
  return code.replace(pattern, `--${prefix}`);
}

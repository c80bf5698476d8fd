import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';
import { camelCase, styleObject } from '../../util/style-object.js';

const suffix = '?lectern-svg';

/** Makes `import Logo from './logo.svg'` return a component. As a string, the component is the URL of the file. */
export function svgComponents({ siteDir }: { siteDir: string }): Plugin {
  // The server bundle's entry imports what documents import, so the entry counts as a site module.
  const isOwnModule = (file: string | undefined): boolean =>
    file?.includes('virtual:lectern/') === true ||
    (file?.startsWith(`${siteDir}/`) === true &&
      /\.[cm]?[jt]sx?(?:\?|$)/.test(file) &&
      !file.includes('/node_modules/'));
  return {
    name: 'lectern-svg-components',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.svg$/ },
      async handler(source, importer) {
        if (!isOwnModule(importer)) return undefined;
        const found = await this.resolve(source, importer, { skipSelf: true });
        // `\0` marks a virtual module, which another plug-in uses instead of a missing file.
        return found === null || found.id.startsWith('\0') ? found : `${found.id}${suffix}`;
      },
    },
    load: {
      filter: { id: /\?lectern-svg$/ },
      async handler(id) {
        const file = id.slice(0, -suffix.length);
        this.addWatchFile(file);
        return svgModule({ file, source: await readFile(file, 'utf8') });
      },
    },
  };
}

export function svgModule({ file, source }: { file: string; source: string }): string {
  const [, attributes = '', html = ''] =
    /<svg\b([^>]*)>([\s\S]*)<\/svg>/i.exec(source.replace(/<!--[\s\S]*?-->/g, '')) ?? [];
  return [
    `import url from ${JSON.stringify(`${file}?url`)};`,
    `import { svgComponent } from ${JSON.stringify(join(engineSource(), 'theme/svg-component.ts'))};`,
    `export default svgComponent({ url, attributes: ${JSON.stringify(reactAttributes(attributes))}, html: ${JSON.stringify(html.trim())} });`,
  ].join('\n');
}

/** For example, `stroke-width="2"` becomes `strokeWidth`, and `style` becomes an object. */
export function reactAttributes(text: string): Record<string, unknown> {
  const found = [...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return Object.fromEntries(
    found.map(([, name = '', double, single]): [string, unknown] => {
      const value = double ?? single ?? '';
      if (name === 'class') return ['className', value];
      if (name === 'style') return ['style', styleObject(value)];
      return [/^(?:data|aria)-/.test(name) ? name : camelCase(name), value];
    }),
  );
}

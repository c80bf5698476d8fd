import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { CompiledDocument } from '../../markdown/types.js';
import { engineSource } from '../../util/engine-paths.js';
import { partialFile } from '../imports.js';
import type { ImportedMarkdown } from './imported-markdown.js';
import { imagePath, plainModule, withoutExtension } from './plain-markdown.js';

const plain = '?lectern-plain';
const plainContent = /\?lectern-plain$/;

/**
 * Makes `import Readme from './README.md'` return a component with the content. In an island, the content is plain
 * Markdown, because everything that depends on the page, such as highlighted code, exists only while the page is
 * rendered.
 */
export function markdownModules({
  siteDir,
  markdown,
}: {
  siteDir: string;
  markdown: Pick<ImportedMarkdown, 'compile'>;
}): Plugin {
  return {
    name: 'lectern-markdown-modules',
    enforce: 'pre',
    load: {
      filter: { id: plainContent },
      handler: (id) => readFileSync(id.slice(0, -plain.length), 'utf8'),
    },
    transform: {
      filter: { id: /\.mdx?(?:\?lectern-plain)?$/ },
      async handler(content, id, options) {
        const path = id.endsWith(plain) ? id.slice(0, -plain.length) : id;
        const file = relative(siteDir, path).replaceAll('\\', '/');
        if (options?.ssr !== true || path !== id)
          return { code: plainModule({ siteDir, file, content }), map: null };
        const document = await markdown.compile({ file, content });
        const mistake = document.diagnostics.find(({ severity }) => severity === 'error');
        if (mistake === undefined) return { code: markdownModule({ siteDir, path, document }), map: null };
        const { message, line, column = 1 } = mistake;
        return this.error({
          message,
          ...(line === undefined ? {} : { loc: { file: id, line, column: column - 1 } }),
        });
      },
    },
  };
}

export function markdownModule({
  siteDir,
  path,
  document: { file, code, imports, links, images },
}: {
  siteDir: string;
  path: string;
  document: Pick<CompiledDocument, 'file' | 'code' | 'imports' | 'links' | 'images'>;
}): string {
  const specifiers = [...new Set(['react/jsx-runtime', ...imports.map(({ specifier }) => specifier)])];
  const files = images.flatMap(({ token, url }) => {
    const image = imagePath({ siteDir, file, url });
    return image === undefined ? [] : [{ token, image }];
  });
  const from = (name: string): string => JSON.stringify(pathOf({ siteDir, file, name }));
  const context = join(engineSource(), 'theme/context.ts');
  return [
    ...specifiers.map((name, index) => `import * as lectern_${index} from ${from(name)};`),
    ...files.map(({ image }, index) => `import lecternFile_${index} from ${JSON.stringify(`${image}?url`)};`),
    `import { useContext as useLecternContext } from 'react';`,
    `import { RenderContext as LecternContext } from ${JSON.stringify(context)};`,
    `import { documentComponents } from ${JSON.stringify(join(engineSource(), 'theme/document-components.ts'))};`,
    `import LecternPlain from ${JSON.stringify(path + plain)};`,
    `export * from ${JSON.stringify(path + plain)};`,
    // Imports may be circular, so exports are read only when the content is rendered.
    `const lecternModules = { ${specifiers.map((name, index) => `get ${JSON.stringify(name)}() { return lectern_${index}; }`).join(', ')} };`,
    `const lecternEvaluate = (__import) => {`,
    withAddresses({ code, links, images, files: files.map(({ token }) => token) }),
    `};`,
    `let lecternExports;`,
    `export default function MDXContent(props) {`,
    `  if (useLecternContext(LecternContext)?.inIsland !== false) return lectern_0.jsx(LecternPlain, props);`,
    `  lecternExports ??= lecternEvaluate((name) => lecternModules[name]);`,
    `  const components = { ...documentComponents, ...props.components };`,
    // Unlike an element, a call doesn't add a second component to React's component stacks.
    `  return lecternExports.default({ ...props, components });`,
    `}`,
    `Object.defineProperty(MDXContent, 'name', { value: ${JSON.stringify(file)} });`,
    '',
  ].join('\n');
}

function pathOf({ siteDir, file, name }: { siteDir: string; file: string; name: string }): string {
  const partial = partialFile({ siteDir, specifier: name, from: file });
  return partial === undefined ? name : join(siteDir, partial);
}

function withAddresses({
  code,
  links,
  images,
  files,
}: Pick<CompiledDocument, 'code' | 'links' | 'images'> & {
  files: readonly string[];
}): string {
  const urls = new Map([...links, ...images].map(({ token, url }) => [token, url]));
  return code.replaceAll(/lectern-(?:link|image):[a-z0-9]+:\d+/g, (token) => {
    const file = files.indexOf(token);
    if (file !== -1) return `" + lecternFile_${file} + "`;
    return withoutExtension(urls.get(token) ?? '')
      .replaceAll('"', '%22')
      .replaceAll('\\', '%5C');
  });
}

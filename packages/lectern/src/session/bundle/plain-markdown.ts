import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineMdastPlugin, mdxToJs } from 'satteri';
import { createPrismHighlighter } from '../../markdown/code/prism.js';
import { startState } from '../../markdown/compiled-document.js';
import { directives } from '../../markdown/plugins/directives.js';
import { headingIds } from '../../markdown/plugins/headings.js';
import { preprocess } from '../../markdown/preprocess.js';
import { decodePath } from '../../util/addresses.js';
import { engineSource } from '../../util/engine-paths.js';

interface Input {
  siteDir: string;
  file: string;
  content: string;
}

export function plainModule({ siteDir, file, content }: Input): string {
  const hasAdmonitions = /^[ \t>]*:::/m.test(content);
  const images: string[] = [];
  const state = startState({ file, content, highlighter: createPrismHighlighter() });
  const source = hasAdmonitions ? `${preprocess(content)}\n\n${admonitionImports()}\n` : preprocess(content);
  const result = mdxToJs(source, {
    features: { headingAttributes: true, gfm: true, frontmatter: true, directive: hasAdmonitions },
    mdastPlugins: [
      headingIds(state),
      ...(hasAdmonitions ? [directives(state)] : []),
      addresses({ siteDir, file, images }),
    ],
  });
  if (result instanceof Promise) throw new Error('A Markdown plug-in is asynchronous.');
  return [
    ...images.map((image, index) => `import lecternImage_${index} from ${JSON.stringify(`${image}?url`)};`),
    result.code.replace(/"lectern-image:(\d+)"/g, 'lecternImage_$1'),
    // React shows this name in errors.
    `MDXContent.displayName = ${JSON.stringify(file)};\n`,
  ].join('\n');
}

function admonitionImports(): string {
  const title = join(engineSource(), 'theme/article/Callout.tsx');
  return [
    "import LecternAdmonition from '@theme/Admonition'",
    `import { LecternAdmonitionTitle } from ${JSON.stringify(title)}`,
  ].join('\n');
}

function addresses({ siteDir, file, images }: Omit<Input, 'content'> & { images: string[] }) {
  return defineMdastPlugin({
    name: 'lectern-plain-addresses',
    link: (node, context) => context.setProperty(node, 'url', withoutExtension(node.url)),
    definition: (node, context) => context.setProperty(node, 'url', withoutExtension(node.url)),
    image(node, context) {
      const path = imagePath({ siteDir, file, url: node.url });
      if (path !== undefined) context.setProperty(node, 'url', `lectern-image:${images.push(path) - 1}`);
    },
  });
}

export function imagePath({
  siteDir,
  file,
  url,
}: {
  siteDir: string;
  file: string;
  url: string;
}): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(url)) return undefined;
  const path = join(siteDir, dirname(file), decodePath(url.replace(/[?#].*$/, '')));
  return existsSync(path) ? path : undefined;
}

/** Removes the extension from a link to a document, because the document's URL has none. */
export function withoutExtension(url: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) ? url : url.replace(/\.mdx?(?=[?#]|$)/, '');
}

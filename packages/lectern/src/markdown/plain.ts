import { defineMdastPlugin, markdownToHtml } from 'satteri';
import { isOutputFence } from './code/sample.js';
import { crowdingProblem } from './crowding.js';
import { nestingProblem } from './nesting.js';
import { placeholdersAsText } from './placeholders.js';
import { lineBreaks, needsLineBreaks } from './plugins/line-breaks.js';
import { tables } from './plugins/tables.js';
import { mayHoldHtml, sanitize } from './sanitize.js';

export type PlainChunk = { html: string } | PlainFence;

interface PlainFence {
  code: string;
  language: string;
  meta?: string | undefined;
  output?: string | undefined;
}

const fencePlace = /<lectern-fence data-n="(\d+)"><\/lectern-fence>\n?/;

/**
 * Renders Markdown that isn't a document, such as a doc comment. Braces are text, and so is HTML, unless `html` is
 * `sanitized`. Returns code fences as data, because components render them.
 */
export function renderPlainMarkdown({
  text,
  resolveLink,
  resolveImage = (url) => url,
  html: htmlAs = 'text',
}: {
  text: string;
  resolveLink: (url: string) => string;
  /** Resolves an image's URL. By default, the URL stays unchanged. */
  resolveImage?: (url: string) => string;
  /** Whether HTML is shown as text, or sanitized and rendered. Default: `text`. */
  html?: 'text' | 'sanitized';
}): PlainChunk[] {
  // Parsing text that nests too deeply, or that has too many constructs in a paragraph, would crash or block the
  // parser.
  const input = { file: '', content: text };
  if ((nestingProblem(input) ?? crowdingProblem(input)) !== undefined)
    return [{ code: text, language: 'text' }];
  // With sanitized HTML, `sanitize` resolves all links, including those in Markdown.
  const isHtml = htmlAs === 'sanitized' && mayHoldHtml(text);
  const resolved = isHtml ? (url: string) => url : resolveLink;
  const escaped = placeholdersAsText(isHtml ? text : '');
  const fences: Extract<PlainChunk, { code: string }>[] = [];
  const plugin = defineMdastPlugin({
    name: 'lectern-plain',
    link: (node, context) => context.setProperty(node, 'url', resolved(node.url)),
    // A link such as `[words][name]` has its URL in a definition.
    definition: (node, context) => context.setProperty(node, 'url', resolved(node.url)),
    image: (node, context) => context.setProperty(node, 'url', isHtml ? node.url : resolveImage(node.url)),
    // Headings in a doc comment aren't part of the page's outline.
    heading: (node, context) =>
      context.setProperty(node, 'data', {
        ...node.data,
        hName: 'p',
        hProperties: { className: ['heading-text'] },
      }),
    html(node, context) {
      if (!isHtml) context.replaceNode(node, { type: 'text', value: node.value });
      // Only this function may insert fence placeholders.
      else if (/lectern-fence/i.test(node.value)) context.removeNode(node);
      else if (escaped(node.value) !== node.value)
        context.replaceNode(node, { type: 'html', value: escaped(node.value) });
    },
    code(node, context) {
      fences.push({ code: node.value, language: node.lang ?? 'text', meta: node.meta ?? undefined });
      const value = `<lectern-fence data-n="${fences.length - 1}"></lectern-fence>`;
      context.replaceNode(node, { type: 'html', value });
    },
  });
  const { html: made } = markdownToHtml(text, {
    features: { gfm: true, frontmatter: false },
    mdastPlugins: [plugin, ...(needsLineBreaks(text) ? [lineBreaks()] : []), tables()],
  });
  const html = isHtml ? sanitize({ html: made, resolveLink, resolveImage }) : made;
  const chunks = html.split(fencePlace).flatMap((piece, index): PlainChunk[] => {
    if (index % 2 === 0) return piece.trim() === '' ? [] : [{ html: piece.trim() }];
    const fence = fences[Number(piece)];
    return fence === undefined ? [] : [fence];
  });
  return withOutputs(chunks);
}

/** The sample right above an output fence shows the output. */
function withOutputs(chunks: readonly PlainChunk[]): PlainChunk[] {
  const result: PlainChunk[] = [];
  for (const chunk of chunks) {
    const above = result.at(-1);
    const isOwn = 'code' in chunk && isOutputFence(chunk) && above !== undefined && 'code' in above;
    if (isOwn && above.output === undefined) result[result.length - 1] = { ...above, output: chunk.code };
    else result.push(chunk);
  }
  return result;
}

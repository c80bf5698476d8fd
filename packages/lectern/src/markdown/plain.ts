import { defineMdastPlugin, markdownToHtml } from 'satteri';
import { isOutputFence } from './code/sample.js';
import { crowdingProblem } from './crowding.js';
import { nestingProblem } from './nesting.js';
import { lineBreaks, needsLineBreaks } from './plugins/line-breaks.js';
import { tables } from './plugins/tables.js';
import { mayHoldHtml, sanitize } from './sanitize.js';

/** HTML, and between it the code fences of the text. */
export type PlainChunk = { html: string } | PlainFence;

interface PlainFence {
  code: string;
  language: string;
  meta?: string | undefined;
  /** What it prints, as the fence right below it says. */
  output?: string | undefined;
}

const fencePlace = /<lectern-fence data-n="(\d+)"><\/lectern-fence>\n?/;

/**
 * Renders Markdown of a text that is not a document, such as a doc comment: plain Markdown, in which braces and,
 * unless it is to be sanitized, angle brackets are text. Code fences come back as they are, because components show
 * them.
 */
export function renderPlainMarkdown({
  text,
  resolveLink,
  resolveImage = (url) => url,
  html: htmlAs = 'text',
}: {
  text: string;
  /** The URL that a link means. */
  resolveLink: (url: string) => string;
  /** The URL that an image means; default: as it is written. */
  resolveImage?: (url: string) => string;
  /** HTML is shown as text, or it is HTML as far as it does no harm. Default: `text`. */
  html?: 'text' | 'sanitized';
}): PlainChunk[] {
  // The parser would end the process; nobody wrote such a text to be read.
  const input = { file: '', content: text };
  if ((nestingProblem(input) ?? crowdingProblem(input)) !== undefined)
    return [{ code: text, language: 'text' }];
  // Links of HTML and of Markdown are resolved together, when all of it is HTML.
  const isHtml = htmlAs === 'sanitized' && mayHoldHtml(text);
  const resolved = isHtml ? (url: string) => url : resolveLink;
  const fences: Extract<PlainChunk, { code: string }>[] = [];
  const plugin = defineMdastPlugin({
    name: 'lectern-plain',
    link: (node, context) => context.setProperty(node, 'url', resolved(node.url)),
    // What `[words][name]` leads to.
    definition: (node, context) => context.setProperty(node, 'url', resolved(node.url)),
    image: (node, context) => context.setProperty(node, 'url', isHtml ? node.url : resolveImage(node.url)),
    // The headings of a page are its structure; one within a comment is not part of it.
    heading: (node, context) =>
      context.setProperty(node, 'data', {
        ...node.data,
        hName: 'p',
        hProperties: { className: ['heading-text'] },
      }),
    html(node, context) {
      if (!isHtml) context.replaceNode(node, { type: 'text', value: node.value });
      // A fence is what the compiler makes one.
      else if (/lectern-fence/i.test(node.value)) context.removeNode(node);
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

/** An output is part of the sample right above it, which shows what it prints. */
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

import type { MdastNode } from 'satteri';
import { defineMdastPlugin, mdxToJs } from 'satteri';
import { hashText } from '../util/hash.js';
import { codeLines } from './code-lines.js';
import { crowdingProblem } from './crowding.js';
import type { LiveElement } from './live-jsx.js';
import { elementJsx, isBrowserOnly, NotPlainJsx, needsBrowser } from './live-jsx.js';
import type { ModuleBlock } from './live-module.js';
import { liveModule, splitModuleBlocks } from './live-module.js';
import { valuesIn } from './live-values.js';
import { nestingProblem } from './nesting.js';
import { preprocess, withEnd } from './preprocess.js';
import type { LiveModule } from './types.js';

/** Relative to the site's folder. */
export const liveModulesFolder = '.lectern/live';

export interface LiveDocument {
  /** The remaining document, which imports the module. Line numbers don't change. */
  content: string;
  module: LiveModule;
}

interface Range {
  start: number;
  end: number;
}

/**
 * Matches a `BrowserOnly` element, an export, an import from an npm package, or an attribute whose value is a function
 * or a name. This check runs for every document, so it must be fast.
 */
const mayBeLive =
  /=\{\s*(?!true\b|false\b|null\b)[a-zA-Z_$][\w$.]*\s*\}|=\{[^}]*(?:=>|\bfunction\b)|<BrowserOnly\b|\bon[A-Z]\w*=\{|^export\s|^import\s[^'"]*['"](?!\.|@site\/|@theme|@docusaurus\/)/m;

/**
 * Moves the code that needs the browser out of a document: elements with event handlers or other functions, exported
 * components with hooks or handlers, and components from npm packages. Returns undefined if nothing has to move, or if
 * the document can't be parsed. The compiler reports the parse error.
 */
export function liveParts({ file, content }: { file: string; content: string }): LiveDocument | undefined {
  if (!mayBeLive.test(content) || !mayBeLive.test(withoutFences(content))) return undefined;
  // A document that nests too deeply, or that has too many constructs, would crash or block the parser. The compiler
  // reports such a document.
  if (nestingProblem({ file, content }) ?? crowdingProblem({ file, content })) return undefined;
  const source = preprocess(content);
  const found = collect(source);
  if (found === undefined) return undefined;
  const module = splitModuleBlocks({ blocks: found.blocks, source });
  if (module === undefined) return undefined;
  const elements = found.elements.flatMap((element) => {
    try {
      return [
        {
          ...rangeOf(element),
          isBrowserOnly: isBrowserOnly(element),
          jsx: elementJsx({ node: element, known: module.names }),
        },
      ];
    } catch (error) {
      if (error instanceof NotPlainJsx) return [];
      throw error;
    }
  });
  const result = liveModule({
    file,
    module,
    elements: elements.map(({ jsx }) => jsx),
    used: found.used,
    isClient: elements.some((element) => element.isBrowserOnly),
  });
  if (result === undefined) return undefined;
  const name = file.replace(/^.*[\\/]/, '').replace(/\W+/g, '-');
  const path = `${liveModulesFolder}/${name}-${hashText(result.source).slice(0, 12)}.jsx`;
  const from = JSON.stringify(`@site/${path}`);
  const edits = [
    ...elements.map(({ start, end }, index) => ({
      start,
      end,
      text: `<LiveElement${index}${linesOf(source.slice(start, end))}/>`,
    })),
    ...result.blocks.map(({ start, end, exported }) => ({
      start,
      end,
      // Acorn rejects an export whose import follows in another block, so the export names the module, too.
      text:
        (exported.length === 0 ? '' : `export { ${exported.join(', ')} } from ${from}`) +
        '\n'.repeat(lineBreaks(source.slice(start, end))),
    })),
  ];
  const names = [...elements.map((_, index) => `LiveElement${index}`), ...result.moved];
  const rest = `${applyEdits({ source, edits })}\n\nimport { ${names.join(', ')} } from ${from}\n`;
  // If the remaining document can't be parsed, the moved ranges are wrong.
  return collect(rest) === undefined ? undefined : { content: rest, module: { path, source: result.source } };
}

/** Most false matches are in code blocks. Ruling out the others would require parsing the document. */
function withoutFences(content: string): string {
  const isCode = codeLines(content);
  return content
    .split('\n')
    .map((line, index) => (isCode(index) ? '' : line))
    .join('\n');
}

interface Collected {
  elements: LiveElement[];
  blocks: ModuleBlock[];
  used: Set<string>;
}

function collect(source: string): Collected | undefined {
  const elements: LiveElement[] = [];
  const blocks: ModuleBlock[] = [];
  const used = new Set<string>();
  const values = valuesIn(source);
  const visit = (node: Readonly<LiveElement>): void => {
    if (node.name !== null) used.add(node.name.replace(/\..*/, ''));
    const { start, end } = rangeOf(node);
    const isInside = elements.some((outer) => {
      const range = rangeOf(outer);
      return range.start <= start && end <= range.end;
    });
    if (!isInside && needsBrowser(node, values)) elements.push(structuredClone(plainNode(node)));
  };
  try {
    void mdxToJs(withEnd(source), {
      features: { directive: true, headingAttributes: true, gfm: true, frontmatter: true },
      mdastPlugins: [
        defineMdastPlugin({
          name: 'lectern-live',
          options: { position: true },
          mdxJsxFlowElement: visit,
          mdxJsxTextElement: visit,
          mdxjsEsm: (node) => void blocks.push({ ...rangeOf(node) }),
        }),
      ],
    });
  } catch {
    return undefined;
  }
  return { elements, blocks, used };
}

/** Nodes are views of the parser's memory, so they must be copied. */
function plainNode(node: Readonly<MdastNode>): LiveElement {
  return JSON.parse(JSON.stringify(node)) as LiveElement;
}

function rangeOf({ position }: Readonly<Pick<MdastNode, 'position'>>): Range {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

function applyEdits({
  source,
  edits,
}: {
  source: string;
  edits: readonly (Range & { text: string })[];
}): string {
  let text = source;
  for (const edit of [...edits].sort((a, b) => b.start - a.start))
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  return text;
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

/**
 * Returns a `key` attribute with as many lines as the original element, so line numbers don't change. React doesn't
 * pass a key to the component. No line is blank, because a blank line would end the element.
 */
function linesOf(original: string): string {
  const [, ...rest] = original.split('\n');
  if (rest.length === 0) return '';
  const lines = rest.map((line) => `\n${/^[ \t]*/.exec(line)?.[0] ?? ''},0`);
  return ` key={[0${lines.join('')}]}`;
}

import { mdxToJs } from 'satteri';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError } from '../diagnostics/diagnostic.js';
import { internalError } from '../diagnostics/internal-error.js';
import type { CompileInput } from './compiled-document.js';
import { compiledDocument, startState, syntaxProblem } from './compiled-document.js';
import { crowdingProblem } from './crowding.js';
import { liveParts } from './live-parts.js';
import { prepareMdx1 } from './mdx1/compile-mdx1.js';
import type { FunctionBody } from './module.js';
import { moduleToFunctionBody, NameClashError } from './module.js';
import { nameProblem } from './name-problem.js';
import { nestingProblem } from './nesting.js';
import { detailsElements, mayHaveDetails } from './plugins/details-elements.js';
import { directives } from './plugins/directives.js';
import { emoji, withEmoji } from './plugins/emoji.js';
import { fenceElements, mayHaveFenceElements } from './plugins/fence-elements.js';
import { fences } from './plugins/fences.js';
import { headings } from './plugins/headings.js';
import { ids } from './plugins/ids.js';
import { lineBreaks, needsLineBreaks } from './plugins/line-breaks.js';
import { names } from './plugins/names.js';
import { parts } from './plugins/parts.js';
import { definitions, references } from './plugins/references.js';
import type { PluginState } from './plugins/state.js';
import { tables, taskLists } from './plugins/tables.js';
import { preprocess, withEnd } from './preprocess.js';
import type { CompiledDocument } from './types.js';

/**
 * Returns errors in the document as diagnostics. A file that can't be parsed results in an empty document with the
 * error.
 */
export function compileMarkdown(given: CompileInput): CompiledDocument {
  const { input, finish } = prepareMdx1(given);
  return finish(compileMdx(input));
}

function compileMdx(input: CompileInput): CompiledDocument {
  const { file } = input;
  const live = input.marks?.live === true ? liveParts(input) : undefined;
  const content = live?.content ?? input.content;
  const state = startState(input);
  const tooMuch = nestingProblem({ file, content }) ?? crowdingProblem({ file, content });
  if (tooMuch !== undefined) state.diagnostics.push(tooMuch);
  // The compiler's plug-ins add headings, links, and diagnostics to `state`, so `compiledDocument` comes later.
  const body =
    tooMuch === undefined ? toFunctionBody({ content: withEnd(preprocess(content)), state }) : undefined;
  return {
    ...compiledDocument({ content, body, state }),
    ...(live === undefined ? {} : { liveModule: live.module }),
  };
}

function toFunctionBody({
  content,
  state,
}: {
  content: string;
  state: PluginState;
}): FunctionBody | undefined {
  try {
    const result = mdxToJs(content, {
      features: { directive: true, headingAttributes: true, gfm: true, frontmatter: true },
      // `headings` comes after `references`, because `references` must not check the self-links in headings.
      mdastPlugins: [
        names(state),
        directives(state),
        // Most documents have no element to convert, and visiting all elements is slow.
        ...(mayHaveFenceElements({ content, state }) ? [fenceElements(state)] : []),
        ...(mayHaveDetails({ content, state }) ? [detailsElements(state)] : []),
        definitions(state),
        references(state),
        // Links to IDs are resolved differently, so `ids` comes after `references`. Visiting every word is slow, and on
        // most sites, no plug-in looks for IDs.
        ...(state.marks.ids.length === 0 ? [] : [ids(state)]),
        parts(state),
        headings(state),
        ...(withEmoji(content) === content ? [] : [emoji()]),
        ...(needsLineBreaks(content) ? [lineBreaks()] : []),
        fences(state),
        tables(),
      ],
      hastPlugins: [taskLists()],
      optimizeStatic: {
        component: 'LecternStatic',
        prop: 'html',
        ignoreElements: [...memberNames(content), ...(state.marks.elements ?? [])],
      },
    });
    // The types allow asynchronous plug-ins, but all of these plug-ins are synchronous.
    if (result instanceof Promise) throw new Error('A Markdown plug-in is asynchronous.');
    return moduleToFunctionBody(result.code);
  } catch (error) {
    if (error instanceof LecternError) throw error;
    state.diagnostics.push(problemOf({ error, content, file: state.file }));
    return undefined;
  }
}

/**
 * A member name such as `motion.div` starts with a lowercase letter, so the compiler would treat `<motion.div>` as an
 * element instead of a component.
 */
function memberNames(content: string): string[] {
  return [...new Set([...content.matchAll(/<([a-z]\w*(?:\.\w+)+)/g)].map(([, name = '']) => name))];
}

function problemOf({ error, content, file }: { error: unknown; content: string; file: string }): Diagnostic {
  if (error instanceof NameClashError) return nameProblem({ error, content, file });
  // Parser errors have this code. Any other error is a bug in the engine.
  const isSyntax = error instanceof Error && (error as NodeJS.ErrnoException).code === 'GenericFailure';
  if (!isSyntax) return internalError({ error, doing: 'compiling', file });
  const found = syntaxProblem({ error, file });
  return found.line === undefined ? { ...found, ...locationOfMistake({ content, error }) } : found;
}

const mostTries = 200;

/**
 * Locates an error that the parser reports without a location: at the first brace in the first paragraph that causes
 * the same error when compiled alone.
 */
function locationOfMistake({ content, error }: { content: string; error: Error }): {
  line: number;
  column: number;
} {
  let line = 1;
  let tries = 0;
  for (const piece of content.split(/\n[ \t]*\r?\n/)) {
    const brace = piece.indexOf('{');
    tries += brace < 0 ? 0 : 1;
    if (brace >= 0 && tries <= mostTries && mistakeOf(piece) === error.message) {
      const before = piece.slice(0, brace).split('\n');
      return { line: line + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
    }
    line += piece.split('\n').length + 1;
  }
  return { line: 1, column: 1 };
}

function mistakeOf(piece: string): string | undefined {
  try {
    void mdxToJs(withEnd(piece), { features: { directive: true, headingAttributes: true, gfm: true } });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : undefined;
  }
}

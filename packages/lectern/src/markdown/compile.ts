import { mdxToJs } from 'satteri';
import { LecternError } from '../diagnostics/diagnostic.js';
import type { CompileInput } from './compiled-document.js';
import { compiledDocument, startState, syntaxProblem } from './compiled-document.js';
import type { FunctionBody } from './module.js';
import { moduleToFunctionBody } from './module.js';
import { directives } from './plugins/directives.js';
import { emoji, withEmoji } from './plugins/emoji.js';
import { fences } from './plugins/fences.js';
import { headings } from './plugins/headings.js';
import { ids } from './plugins/ids.js';
import { lineBreaks, needsLineBreaks } from './plugins/line-breaks.js';
import { names } from './plugins/names.js';
import { definitions, references } from './plugins/references.js';
import type { PluginState } from './plugins/state.js';
import { tables, taskLists } from './plugins/tables.js';
import { preprocess } from './preprocess.js';
import type { CompiledDocument } from './types.js';

/**
 * One Markdown file becomes code, and lists of what in it concerns the rest of the site.
 * Depends on nothing but its arguments. A mistake in the text is a diagnostic, never an exception; a file that
 * cannot be parsed gives an empty document with its error.
 */
export function compileMarkdown(input: CompileInput): CompiledDocument {
  const { content } = input;
  const state = startState(input);
  // The lists in the state fill up meanwhile.
  const body = toFunctionBody({ content: preprocess(content), state });
  return compiledDocument({ content, body, state });
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
      // References come before headings, whose links to themselves need no check.
      mdastPlugins: [
        names(state),
        directives(state),
        definitions(state),
        references(state),
        // Ids become links that are resolved in another way than those of a writer.
        ids(state),
        headings(state),
        // Few texts have any, and a visit of every word takes time.
        ...(withEmoji(content) === content ? [] : [emoji()]),
        ...(needsLineBreaks(content) ? [lineBreaks()] : []),
        fences(state),
        tables(),
      ],
      hastPlugins: [taskLists()],
      optimizeStatic: { component: 'LecternStatic', prop: 'html', ignoreElements: memberNames(content) },
    });
    // The types allow for plug-ins that wait; none of these does.
    if (result instanceof Promise) throw new Error('A Markdown plug-in is asynchronous.');
    return moduleToFunctionBody(result.code);
  } catch (error) {
    if (error instanceof LecternError) throw error;
    state.diagnostics.push(syntaxProblem({ error, file: state.file }));
    return undefined;
  }
}

/** `<motion.div>` is a component, which the compiler would take for an element because of its small letter. */
function memberNames(content: string): string[] {
  return [...new Set([...content.matchAll(/<([a-z]\w*(?:\.\w+)+)/g)].map(([, name = '']) => name))];
}

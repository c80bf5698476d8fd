import { mdxToJs } from 'satteri';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError, problem } from '../diagnostics/diagnostic.js';
import { internalError } from '../diagnostics/internal-error.js';
import type { Highlighter } from './code/highlight.js';
import type { MagicComment } from './code/line-marker.js';
import { placeOfDeclaration } from './declared-names.js';
import { moduleToFunctionBody, NameClashError } from './module.js';
import { nestingProblem } from './nesting.js';
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
import { fileKey } from './tokens.js';
import type { CompiledDocument, TextMarks } from './types.js';
import { runtimeModule } from './types.js';

interface Options {
  /** Path relative to the site's folder: messages name it. */
  file: string;
  content: string;
  highlighter: Highlighter;
  /** Default: those of `code/magic-comments.ts`. */
  magicComments?: readonly MagicComment[] | undefined;
  /** What plug-ins look for; default: nothing. */
  marks?: TextMarks | undefined;
}

/**
 * One Markdown file becomes code, and lists of what in it concerns the rest of the site.
 * Depends on nothing but its arguments. A mistake in the text is a diagnostic, never an exception; a file that
 * cannot be parsed gives an empty document with its error.
 */
export function compileMarkdown({
  file,
  content,
  highlighter,
  magicComments,
  marks: wanted = { ids: [], directives: [], fences: [] },
}: Options): CompiledDocument {
  const state: PluginState = {
    file,
    key: fileKey(file),
    lines: content.split(/\r?\n/),
    highlighter,
    magicComments,
    marks: wanted,
    headings: [],
    anchors: [],
    links: [],
    images: [],
    samples: [],
    names: [],
    ids: [],
    directives: [],
    fences: [],
    definitions: new Map(),
    usedBy: { images: new Set(), links: new Set() },
    diagnostics: [],
  };
  const tooDeep = nestingProblem({ file, content });
  if (tooDeep !== undefined) state.diagnostics.push(tooDeep);
  const code = tooDeep === undefined ? toCode({ content: preprocess(content), state }) : emptyModule;
  return documentOf({ content, state, code });
}

/** A document that was not compiled: it shows nothing, and has its errors. */
export function failedDocument({
  file,
  diagnostics,
}: Pick<CompiledDocument, 'file' | 'diagnostics'>): CompiledDocument {
  const lists = { imports: [], headings: [], anchors: [], links: [], images: [] };
  const uses = { samples: [], names: [], ids: [], directives: [], fences: [] };
  return { file, code: emptyModule.code, ...lists, ...uses, diagnostics };
}

function documentOf({
  content,
  state,
  code,
}: {
  content: string;
  state: PluginState;
  code: { code: string; specifiers: string[] };
}): CompiledDocument {
  return {
    file: state.file,
    code: code.code,
    imports: code.specifiers
      .filter((specifier) => specifier !== runtimeModule)
      .map((specifier) => ({ specifier, ...placeOfImport({ content, specifier }) })),
    headings: state.headings,
    anchors: state.anchors,
    links: state.links,
    images: state.images,
    samples: state.samples,
    names: state.names,
    ids: state.ids,
    directives: state.directives,
    fences: state.fences,
    diagnostics: state.diagnostics,
  };
}

const emptyModule = { code: 'return { default: () => null };', specifiers: [] as string[] };

function toCode({ content, state }: { content: string; state: PluginState }): {
  code: string;
  specifiers: string[];
} {
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
    const body = moduleToFunctionBody(result.code);
    return { ...body, code: `${headingList({ content, state })}${body.code}` };
  } catch (error) {
    if (error instanceof LecternError) throw error;
    state.diagnostics.push(problemOf({ error, content, file: state.file }));
    return emptyModule;
  }
}

/** `toc`, where an expression asks for it: the headings of the text, in the form that `@theme/TOCInline` takes. */
function headingList({ content, state }: { content: string; state: PluginState }): string {
  if (!state.names.some(({ text }) => /(?<![\w$.'"])toc(?![\w$'"])/.test(text))) return '';
  const isOwn = /^(?:import|export)\b.*(?<![\w$.])toc(?![\w$])/m.test(content);
  if (isOwn) return '';
  const list = state.headings
    .filter(({ level }) => level > 1)
    .map(({ id, level, text }) => ({ value: text, id, level }));
  return `const toc = ${JSON.stringify(list)};\n`;
}

/** `<motion.div>` is a component, which the compiler would take for an element because of its small letter. */
function memberNames(content: string): string[] {
  return [...new Set([...content.matchAll(/<([a-z]\w*(?:\.\w+)+)/g)].map(([, name = '']) => name))];
}

function problemOf({ error, content, file }: { error: unknown; content: string; file: string }): Diagnostic {
  if (error instanceof NameClashError) return nameProblem({ error, content, file });
  // The parser's own errors have this code; anything else is no mistake of the writer.
  const isSyntax = error instanceof Error && (error as NodeJS.ErrnoException).code === 'GenericFailure';
  return isSyntax ? syntaxProblem({ error, file }) : internalError({ error, doing: 'compiling', file });
}

function nameProblem({
  error: { clash },
  content,
  file,
}: {
  error: NameClashError;
  content: string;
  file: string;
}): Diagnostic {
  const { name, kind } = clash;
  const place = { file, ...placeOfDeclaration({ content, name }) };
  if (kind === 'twice')
    return problem({
      code: 'duplicate-name',
      message: `The name "${name}" is imported or exported twice.`,
      hint: 'Give one of them another name: import { a as b } from …',
      ...place,
    });
  return problem({
    code: 'reserved-name',
    message: `The name "${name}" is reserved: the code that this document is compiled to uses it.`,
    hint: 'Choose another name.',
    ...place,
  });
}

/** The parser writes `line:column: reason (rule)`. */
function syntaxProblem({ error, file }: { error: unknown; file: string }): Diagnostic {
  const text = error instanceof Error ? error.message : String(error);
  const parts = /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(text);
  const reason = (parts?.[3] ?? text)
    .replace(/ with oxc/, '')
    .replace(/^Could not parse esm/, 'An import or export cannot be read')
    .replace(/^Could not parse expression/, 'An expression cannot be read');
  return problem({
    code: 'mdx-syntax',
    message: `This is not valid MDX: ${reason}`,
    hint: 'In MDX, `<` opens a component and `{` an expression. Write \\< or \\{, or put the text in `backticks`; close every tag.',
    file,
    line: parts === null ? undefined : Number(parts[1]),
    column: parts === null ? undefined : Number(parts[2]),
  });
}

/** Of the name in its quotes; line 0 for what the compiler itself imports. */
function placeOfImport({ content, specifier }: { content: string; specifier: string }): {
  line: number;
  column: number;
} {
  for (const [index, line] of content.split('\n').entries()) {
    for (const match of line.matchAll(/(\b(?:from|import)\s*)(["'])(.*?)\2/g)) {
      const [, before = '', , name] = match;
      if (name === specifier) return { line: index + 1, column: match.index + before.length + 1 };
    }
  }
  return { line: 0, column: 0 };
}

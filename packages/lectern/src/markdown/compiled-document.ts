import GithubSlugger from 'github-slugger';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { messageOf } from '../util/message-of.js';
import type { Highlighter } from './code/highlighter.js';
import type { MagicComment } from './code/line-marker.js';
import type { FunctionBody } from './module.js';
import { readsParts } from './plugins/parts.js';
import type { PluginState } from './plugins/state.js';
import { scriptProblem } from './script-problem.js';
import { fileKey } from './tokens.js';
import type { CompiledDocument, PartialUse, TextMarks } from './types.js';
import { runtimeModule } from './types.js';

export interface CompileInput {
  file: string;
  content: string;
  highlighter: Highlighter;
  magicComments?: readonly MagicComment[] | undefined;
  marks?: TextMarks | undefined;
}

export function startState({
  file,
  content,
  highlighter,
  magicComments,
  marks = { ids: [], directives: [], fences: [] },
}: CompileInput): PluginState {
  return {
    file,
    key: fileKey(file),
    // The parser's columns don't count a byte order mark.
    lines: content.replace(/^\uFEFF/, '').split(/\r?\n/),
    highlighter,
    magicComments,
    marks,
    headings: [],
    slugger: new GithubSlugger(),
    anchors: [],
    links: [],
    images: [],
    samples: [],
    names: [],
    ids: [],
    directives: [],
    fences: [],
    parts: { codeSpans: [], codeBlocks: [], prose: [], textDirectives: [], components: [] },
    wrappedCode: new Set(),
    definitions: new Map(),
    usedBy: { images: new Set(), links: new Set() },
    diagnostics: [],
  };
}

export function compiledDocument({
  content,
  body,
  state,
}: {
  content: string;
  body: FunctionBody | undefined;
  state: PluginState;
}): CompiledDocument {
  const { file, names } = state;
  const partials = partialUses({ defaultImports: body?.defaultImports ?? new Map(), names });
  const list = headingList({ content, state, hasPartials: partials.length > 0 });
  const code = body === undefined ? emptyModule : list + body.code;
  const unusable = scriptProblem({ file, code, names });
  return {
    file,
    code,
    imports: importsOf({ content, specifiers: body?.specifiers ?? [] }),
    headings: state.headings,
    ...(partials.length === 0 ? {} : { partials }),
    anchors: state.anchors,
    links: state.links,
    images: state.images,
    samples: state.samples,
    names,
    ids: state.ids,
    directives: state.directives,
    fences: state.fences,
    ...(readsParts(state.marks) ? { parts: state.parts } : {}),
    diagnostics: unusable === undefined ? state.diagnostics : [...state.diagnostics, unusable],
  };
}

function partialUses({
  defaultImports,
  names,
}: Pick<FunctionBody, 'defaultImports'> & Pick<CompiledDocument, 'names'>): PartialUse[] {
  return names.flatMap(({ text, line, column }) => {
    const specifier = defaultImports.get(text);
    return specifier !== undefined && /\.mdx?$/.test(specifier) ? [{ specifier, line, column }] : [];
  });
}

function importsOf({
  content,
  specifiers,
}: {
  content: string;
  specifiers: readonly string[];
}): CompiledDocument['imports'] {
  const own = specifiers.filter((specifier) => specifier !== runtimeModule);
  const locations = own.length === 0 ? undefined : locationsOfImports(content);
  return own.map((specifier) => ({ specifier, ...(locations?.get(specifier) ?? { line: 0, column: 0 }) }));
}

export function failedDocument({
  file,
  diagnostics,
}: Pick<CompiledDocument, 'file' | 'diagnostics'>): CompiledDocument {
  const lists = { imports: [], headings: [], anchors: [], links: [], images: [] };
  const uses = { samples: [], names: [], ids: [], directives: [], fences: [] };
  return { file, code: emptyModule, ...lists, ...uses, diagnostics };
}

const emptyModule = 'return { default: () => null };';

/** The name of a partial, or of one of its folders, starts with `_`. */
const isPartial = /(?:^|\/)_/;

/**
 * Declares `toc`, the document's headings in the format that `@theme/TOCInline` expects. The declaration is empty if no
 * expression uses `toc`.
 */
function headingList({
  content,
  state,
  hasPartials,
}: {
  content: string;
  state: PluginState;
  hasPartials: boolean;
}): string {
  if (!state.names.some(({ text }) => /(?<![\w$.'"])toc(?![\w$'"])/.test(text))) return '';
  const isOwn = /^(?:import|export)\b.*(?<![\w$.])toc(?![\w$])/m.test(content);
  // If a document imports others, `toc` also contains their headings, which are known only after they are compiled.
  if (isOwn || (hasPartials && !isPartial.test(state.file))) return '';
  const list = state.headings
    .filter(({ level }) => level > 1)
    .map(({ id, level, text }) => ({ value: text, id, level }));
  return `const toc = ${JSON.stringify(list)};\n`;
}

/** The format of a parser error is `line:column: reason (rule)`. */
export function syntaxProblem({ error, file }: { error: unknown; file: string }): Diagnostic {
  const text = messageOf(error);
  const parts = /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(text);
  const reason = (parts?.[3] ?? text)
    .replace(/ with (?:oxc|acorn)/, '')
    .replace(/^Could not parse esm/, 'An import or export has a syntax error')
    .replace(/^Could not parse expression/, 'An expression has a syntax error');
  return problem({
    code: 'mdx-syntax',
    message: `This is not valid MDX: ${reason}`,
    hint: 'In MDX, `<` starts a component and `{` starts an expression. Write \\< or \\{, or put the text in `backticks`. Close every tag.',
    file,
    line: parts === null ? undefined : Number(parts[1]),
    column: parts === null ? undefined : Number(parts[2]),
  });
}

function locationsOfImports(content: string): Map<string, { line: number; column: number }> {
  const locations = new Map<string, { line: number; column: number }>();
  for (const [index, line] of content.split('\n').entries()) {
    for (const match of line.matchAll(/(\b(?:from|import|require\()\s*)(["'])(.*?)\2/g)) {
      const [, before = '', , name = ''] = match;
      if (!locations.has(name))
        locations.set(name, { line: index + 1, column: match.index + before.length + 1 });
    }
  }
  return locations;
}

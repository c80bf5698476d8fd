import type { CodeSpan, Diagnostic, DocumentInput, IdTarget } from 'lectern/plugin';
import { problem } from 'lectern/plugin';
import type { Facts } from '../facts.js';
import { diagramNames, isPlainWord } from '../fences/mermaid.js';
import { isMatch } from '../files.js';
import type { ChecksSettings } from '../options.js';
import { checkLinkText } from './check-link-text.js';
import type { SpanContext } from './check-span.js';
import { checkSpan } from './check-span.js';

export interface CheckedNames {
  links: Map<string, IdTarget>;
  counts: Record<string, number>;
  diagnostics: Diagnostic[];
}

interface Options {
  input: Pick<DocumentInput, 'file' | 'parts' | 'page'>;
  settings: ChecksSettings;
  facts: Facts;
}

export function checkNames({ input, settings, facts }: Options): CheckedNames {
  const { file, parts, page } = input;
  const context: SpanContext = {
    index: facts.index,
    files: facts.files,
    facts: facts.commands,
    local: wordsOfFences(parts),
    isStrict: isMatch({ file, patterns: settings.names?.strict ?? [] }),
  };
  const spans = parts.codeSpans.filter(({ directive }) => directive !== 'literal');
  const results = spans
    .map((span) => ({ span, ...checkSpan({ text: span.text, context }) }))
    .filter(({ isName }) => isName);
  const diagrams = diagramProblems({ file, parts, context });
  const optedOut = parts.codeSpans.length - spans.length;
  return {
    links: linksOf({ results, parts, route: page?.route }),
    counts: {
      'names checked': results.length + diagrams.checked,
      ...(optedOut > 0 ? { 'names opted out with :literal': optedOut } : {}),
    },
    diagnostics: [
      ...results.flatMap(({ span, problem: found }) => [
        ...(found === undefined ? [] : [at({ file, span, found })]),
        ...linkTextProblems({ file, span, context }),
      ]),
      ...diagrams.diagnostics,
    ],
  };
}

function at({
  file,
  span: { line, column },
  found,
}: {
  file: string;
  span: CodeSpan;
  found: { code: string; message: string; hint: string };
}): Diagnostic {
  return problem({ ...found, file, line, column });
}

function linkTextProblems({
  file,
  span,
  context: { index },
}: {
  file: string;
  span: CodeSpan;
  context: SpanContext;
}): Diagnostic[] {
  if (span.link === undefined) return [];
  const found = checkLinkText({ text: span.text, link: span.link, index });
  return found === undefined ? [] : [at({ file, span, found })];
}

/** Links only the first mention of a name in each section, to avoid noise. */
function linksOf({
  results,
  parts,
  route,
}: {
  results: readonly { span: CodeSpan; target?: IdTarget | undefined }[];
  parts: DocumentInput['parts'];
  route: string | undefined;
}): Map<string, IdTarget> {
  const headings = parts.prose.filter(({ kind }) => kind === 'heading').map(({ line }) => line);
  const links = new Map<string, IdTarget>();
  const linked = new Set<string>();
  for (const { span, target } of results) {
    if (span.token === undefined || target === undefined || target.route === route) continue;
    const section = headings.filter((line) => line < span.line).length;
    const key = `${section} ${target.route}#${target.anchor}`;
    if (linked.has(key)) continue;
    linked.add(key);
    links.set(span.token, target);
  }
  return links;
}

function diagramProblems({
  file,
  parts,
  context,
}: {
  file: string;
  parts: DocumentInput['parts'];
  context: SpanContext;
}): { checked: number; diagnostics: Diagnostic[] } {
  const marked = parts.codeBlocks.filter(({ language, options }) => language === 'mermaid' && options.names);
  const uses = marked.flatMap((block) => diagramNames(block.code).map((use) => ({ block, use })));
  const strictly = { ...context, local: new Set<string>(), isStrict: true };
  const diagnostics = uses.flatMap(({ block, use: { name, line, column } }) => {
    const own = isPlainWord(name) ? { ...strictly, isStrict: false } : strictly;
    const { problem: found } = checkSpan({ text: name, context: own });
    if (found === undefined) return [];
    const hint = 'Correct the diagram, or remove `names` from the line that opens its code block.';
    const location = { line: block.line + line, column: (block.columns[line - 1] ?? 0) + column };
    return [problem({ ...found, hint, file, ...location })];
  });
  return { checked: uses.length, diagnostics };
}

/** Identifiers in a page's code blocks count as known names on that page. */
function wordsOfFences({ codeBlocks }: DocumentInput['parts']): ReadonlySet<string> {
  return new Set(
    codeBlocks.flatMap(({ code, title = '' }) => [
      ...(code.match(/(?:--)?[A-Za-z_$@][\w$@./-]*[\w$]/g) ?? []).flatMap((word) => [
        word,
        ...word.split(/[./]/),
      ]),
      ...title.split(/\s/).flatMap((word) => [word, word.split('/').at(-1) ?? word]),
    ]),
  );
}

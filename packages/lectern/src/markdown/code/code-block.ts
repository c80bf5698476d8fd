import { diffLineClasses } from './diff.js';
import { highlightLines, isHighlighted } from './highlight.js';
import type { Highlighter } from './highlighter.js';
import type { CodeProblem, MagicComment } from './line-marker.js';
import { extractMagicComments } from './magic-comments.js';
import { parseFenceMeta } from './meta.js';
import { renderCodeLines } from './render-code.js';

export interface PreparedCode {
  html: string;
  text: string;
  /** The language in lower case, or `text` if the fence has none. */
  lang: string;
  title?: string;
  showLineNumbers: false | number;
  live: boolean;
  noInline?: true;
  highlighted: boolean;
  options: Record<string, string | true>;
  problems: CodeProblem[];
}

export function prepareCodeBlock({
  code: written,
  lang: writtenLang,
  meta,
  highlighter,
  magicComments,
}: {
  code: string;
  lang: string | undefined;
  meta: string | undefined;
  highlighter: Highlighter;
  magicComments?: readonly MagicComment[];
}): PreparedCode {
  const lang = (writtenLang ?? '').toLowerCase() || 'text';
  const fence = parseFenceMeta(meta);
  const source = written.replaceAll('\r\n', '\n').replace(/\n$/, '');
  const extracted = extractMagicComments({
    code: source,
    lang,
    meta: fence,
    ...(magicComments === undefined ? {} : { magicComments }),
  });
  const { code, problems } = extracted;
  const isDiff = lang === 'diff' || lang.startsWith('diff-');
  const lineClasses = isDiff ? join(diffLineClasses(code), extracted.lineClasses) : extracted.lineClasses;
  const lines = highlightLines({ code, lang, highlighter });

  return {
    html: renderCodeLines({ lines, lineClasses, showLineNumbers: fence.showLineNumbers }),
    text: code,
    lang,
    ...(fence.title === undefined ? {} : { title: fence.title }),
    showLineNumbers: fence.showLineNumbers,
    live: fence.live,
    ...(fence.noInline ? { noInline: true } : {}),
    highlighted: isHighlighted({ lang, highlighter }),
    options: fence.options,
    problems,
  };
}

function join(a: ReadonlyMap<number, string[]>, b: ReadonlyMap<number, string[]>): Map<number, string[]> {
  const joined = new Map(a);
  for (const [line, names] of b) joined.set(line, [...new Set([...(joined.get(line) ?? []), ...names])]);
  return joined;
}

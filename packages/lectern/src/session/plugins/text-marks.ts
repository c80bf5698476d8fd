import { serializeGrammars } from '../../markdown/code/added-grammars.js';
import type { TextMarks } from '../../markdown/types.js';
import type { Plugin } from '../../plugin/plugin.js';

export function textMarks(plugins: readonly Plugin[]): TextMarks {
  return {
    ids: plugins.flatMap(({ name: plugin, markdown }) =>
      markdown?.ids === undefined ? [] : [{ plugin, pattern: markdown.ids }],
    ),
    directives: plugins.flatMap(({ name: plugin, markdown }) =>
      Object.keys(markdown?.directives ?? {}).map((name) => ({ plugin, name })),
    ),
    fences: plugins.flatMap(({ name: plugin, markdown }) =>
      Object.keys(markdown?.fences ?? {}).map((language) => ({ plugin, language })),
    ),
    ...partMarks(plugins),
  };
}

/** The check may return true for a document without IDs and directives, because it doesn't parse the document. */
export function mayHoldMarks({ ids, directives }: TextMarks): (content: string) => boolean {
  const names = directives.map(({ name }) => `::${name}(?![\\w-])`);
  const all = [...ids.map(({ pattern }) => pattern), ...names];
  if (all.length === 0) return () => false;
  const pattern = new RegExp(all.map((part) => `(?:${part})`).join('|'), 'u');
  return (content) => pattern.test(content);
}

function partMarks(
  plugins: readonly Plugin[],
): Pick<TextMarks, 'parts' | 'textDirectives' | 'admonitions' | 'grammars' | 'mdx1'> {
  const textDirectives = plugins.flatMap(({ name: plugin, markdown }) =>
    (markdown?.textDirectives ?? []).map((name) => ({ plugin, name })),
  );
  const grammars = Object.assign({}, ...plugins.map(({ markdown }) => markdown?.grammars?.())) as Record<
    string,
    object
  >;
  const admonitions = [...new Set(plugins.flatMap(({ markdown }) => markdown?.admonitions ?? []))];
  return {
    ...(admonitions.length > 0 ? { admonitions } : {}),
    ...(Object.keys(grammars).length > 0 ? { grammars: serializeGrammars(grammars) } : {}),
    ...(textDirectives.length > 0 ? { textDirectives } : {}),
    ...(plugins.some(({ markdown }) => markdown?.parts) ? { parts: true } : {}),
    ...(plugins.some(({ markdown }) => markdown?.mdx1) ? { mdx1: true } : {}),
  };
}

import { didYouMean, problem } from 'lectern/plugin';
import type { DocText, SignatureDoc, TextPart } from '../model/types.js';
import type { LineRange } from './comment-lines.js';
import { commentAbove, firstComment, lineOfLink } from './comment-lines.js';
import type { ConvertContext } from './context.js';
import { targetOf } from './type-parts.js';
import type { CommentPart, Reflection, ReflectionComment } from './typedoc-json.js';

export interface CommentLocation {
  file: string;
  range: LineRange;
}

export function locationOfComment({
  reflection,
  context,
  isModule = false,
}: {
  reflection: Pick<Reflection, 'sources'>;
  context: ConvertContext;
  isModule?: boolean;
}): CommentLocation {
  const { fileName = '', line = 1 } = reflection.sources?.[0] ?? {};
  const lines = context.linesOf(fileName);
  return { file: fileName, range: isModule ? firstComment(lines) : commentAbove({ lines, line }) };
}

interface TextInput {
  content: readonly CommentPart[] | undefined;
  location: CommentLocation;
  context: ConvertContext;
}

/** Returns `undefined` if the content is empty. */
export function docText({ content = [], location, context }: TextInput): DocText | undefined {
  const parts: TextPart[] = [];
  for (const part of content) {
    const text = part.kind === 'inline-tag' ? linkPart({ part, location, context }) : markdown(part.text);
    const last = parts.at(-1);
    if (text.kind === 'markdown' && last?.kind === 'markdown')
      parts[parts.length - 1] = markdown(last.text + text.text);
    else parts.push(text);
  }
  const isEmpty = parts.every((part) => part.kind === 'markdown' && part.text.trim() === '');
  return isEmpty ? undefined : { parts, file: context.fileOf(location.file), line: location.range.start };
}

function markdown(text: string): Extract<TextPart, { kind: 'markdown' }> {
  return { kind: 'markdown', text };
}

function linkPart({
  part,
  location,
  context,
}: Omit<TextInput, 'content'> & { part: Extract<CommentPart, { kind: 'inline-tag' }> }): TextPart {
  const { tag, text, target } = part;
  if (!tag.startsWith('@link')) return markdown(text);
  const isCode = tag === '@linkcode';
  const hasOwnWords = part.tsLinkText !== undefined && part.tsLinkText.trim() !== '';
  if (typeof target === 'string') return { kind: 'link', text: text.trim(), code: isCode, to: target };
  const link = { kind: 'link', text: text.trim(), code: isCode || !hasOwnWords } as const;
  const to = targetOf({ target, targets: context.targets });
  if (to !== undefined) return { ...link, to };
  // A symbol from another package has no page on this site, so the link has no target.
  if (typeof target === 'object' && target.packageName !== context.package.name) return link;
  return namedLink({ text: text, isCode, location, context });
}

/** Resolves a name that the file neither declares nor imports, which the compiler can't resolve. */
function namedLink({
  text,
  isCode,
  location,
  context,
}: {
  text: string;
  isCode: boolean;
  location: CommentLocation;
  context: ConvertContext;
}): TextPart {
  const [name = '', ...rest] = text.split('|').map((side) => side.trim());
  const own = rest.join('|');
  const to = context.named.get(name.replace(/\(\)$/, '').replace('#', '.'));
  if (to === undefined) context.diagnostics.push(brokenLink({ name, location, context }));
  return { kind: 'link', text: own || name, code: isCode || own === '', ...(to === undefined ? {} : { to }) };
}

function brokenLink({
  name,
  location,
  context,
}: {
  name: string;
  location: CommentLocation;
  context: ConvertContext;
}) {
  return problem({
    code: 'broken-doc-link',
    message: `The doc comment links to "${name}", which is not in the reference.${didYouMean({ found: name, known: context.named.keys() })}`,
    hint: 'Write {@link Name} or {@link Class.member} with an exported name, or put the name in `backticks`.',
    file: context.fileOf(location.file),
    ...lineOfLink({ lines: context.linesOf(location.file), range: location.range, text: name }),
  });
}

export function commentFields({
  comment,
  location,
  context,
}: {
  comment: ReflectionComment | undefined;
  location: CommentLocation;
  context: ConvertContext;
}): Pick<SignatureDoc, 'summary' | 'remarks' | 'deprecated' | 'throws' | 'examples' | 'see'> {
  const tagged = (...tags: string[]): DocText[] =>
    (comment?.blockTags ?? []).flatMap(({ tag, content }) => {
      const text = tags.includes(tag) ? docText({ content, location, context }) : undefined;
      return text === undefined ? [] : [text];
    });
  return {
    summary: docText({ content: comment?.summary, location, context }),
    remarks: tagged('@remarks'),
    deprecated: tagged('@deprecated')[0],
    throws: tagged('@throws', '@exception'),
    examples: tagged('@example'),
    see: tagged('@see'),
  };
}

export function returnsText(input: {
  comment: ReflectionComment | undefined;
  location: CommentLocation;
  context: ConvertContext;
}): DocText | undefined {
  const { comment, ...rest } = input;
  const tag = comment?.blockTags?.find(({ tag: name }) => name === '@returns' || name === '@return');
  return docText({ content: tag?.content, ...rest });
}

/** Returns the code in `@defaultValue` or `@default`, without backticks. */
export function defaultOf(comment: ReflectionComment | undefined): string | undefined {
  const tag = comment?.blockTags?.find(({ tag: name }) => name === '@defaultValue' || name === '@default');
  const text = tag?.content
    .map((part) => part.text)
    .join('')
    .trim()
    .replace(/^`+(?:\w+\n)?|`+$/g, '')
    .trim();
  return text === '' ? undefined : text;
}

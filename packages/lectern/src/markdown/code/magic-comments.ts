import { counted } from '../../util/nouns.js';
import { commentStyles } from './comment-styles.js';
import type { CodeProblem, MagicComment } from './line-marker.js';
import { createMarker, HIGHLIGHT_CLASS } from './line-marker.js';
import type { FenceMeta } from './meta.js';

export interface ExtractedCode {
  code: string;
  /** Classes by 1-based line number in `code`. */
  lineClasses: Map<number, string[]>;
  problems: CodeProblem[];
}

/** Docusaurus's default magic comment, and three more that sites commonly add. */
const DEFAULT_MAGIC_COMMENTS: readonly MagicComment[] = [
  magic({ className: HIGHLIGHT_CLASS, name: 'highlight' }),
  magic({ className: 'line-add', name: 'diff-add' }),
  magic({ className: 'line-remove', name: 'diff-remove' }),
  magic({ className: 'line-error', name: 'code-error' }),
];

/**
 * If the meta string contains a range (`{1,3-5}`), the comments stay in the code. As in Docusaurus, the range refers to
 * the lines as written.
 */
export function extractMagicComments({
  code,
  lang,
  meta,
  magicComments = DEFAULT_MAGIC_COMMENTS,
}: {
  code: string;
  lang: string;
  meta: Pick<FenceMeta, 'highlight'>;
  magicComments?: readonly MagicComment[];
}): ExtractedCode {
  if (meta.highlight.length > 0) return fromMeta({ code, highlight: meta.highlight });
  const find = directiveFinder({ lang, magicComments });
  if (find === undefined) return { code, lineClasses: new Map(), problems: [] };

  const marker = createMarker(magicComments);
  const kept: string[] = [];
  const lineClasses = new Map<number, string[]>();
  for (const [index, text] of code.split('\n').entries()) {
    const directive = find(text);
    if (directive !== undefined) marker.meet({ directive, line: index + 1 });
    else {
      kept.push(text);
      const classes = marker.classesOfLine();
      if (classes.length > 0) lineClasses.set(kept.length, classes);
    }
  }
  return { code: kept.join('\n'), lineClasses, problems: marker.finish() };
}

function magic({ className, name }: { className: string; name: string }): MagicComment {
  return { className, line: `${name}-next-line`, block: { start: `${name}-start`, end: `${name}-end` } };
}

function fromMeta({ code, highlight }: { code: string; highlight: readonly number[] }): ExtractedCode {
  const count = code.split('\n').length;
  const lineClasses = new Map<number, string[]>();
  for (const line of highlight) if (line <= count) lineClasses.set(line, [HIGHLIGHT_CLASS]);
  const beyond = highlight.find((line) => line > count);
  const problems =
    beyond === undefined
      ? []
      : [
          {
            line: 0,
            message: `The numbers in braces highlight line ${beyond}, but the code has only ${counted(count, 'line')}. Correct the numbers.`,
          },
        ];
  return { code, lineClasses, problems };
}

function directiveFinder({
  lang,
  magicComments,
}: {
  lang: string;
  magicComments: readonly MagicComment[];
}): ((line: string) => string | undefined) | undefined {
  const names = magicComments
    .flatMap(({ line, block }) => [line, block?.start, block?.end])
    .filter((name): name is string => name !== undefined && name !== '');
  if (names.length === 0) return undefined;
  // Unlike in Docusaurus, names are escaped, so "This will error (really)" is matched literally.
  const anyName = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|');
  const styles = commentStyles(lang).map(({ open, close }) => String.raw`${open}\s*(${anyName})\s*${close}`);
  const pattern = new RegExp(String.raw`^\s*(?:${styles.join('|')})\s*$`);
  return (line) =>
    pattern
      .exec(line)
      ?.slice(1)
      .find((name) => name !== undefined);
}

export function magicCommentsOf({
  magicComments,
}: {
  magicComments?:
    | readonly {
        className: string;
        line?: string | undefined;
        block?: { start: string; end: string } | undefined;
      }[]
    | undefined;
}): readonly MagicComment[] | undefined {
  return magicComments?.map(({ className, line, block }) => ({
    className,
    ...(line === undefined ? {} : { line }),
    ...(block === undefined ? {} : { block }),
  }));
}

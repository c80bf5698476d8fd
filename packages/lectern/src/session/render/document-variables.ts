import type { MarkdownDocument } from '../../content/types.js';
import type { Heading } from '../../markdown/types.js';
import type { CompiledText } from '../compile/compiler.js';

/** Variables that expressions in a document can use without declaring them, as in Docusaurus. */
export interface DocumentVariables {
  /** The front matter. Its schema has converted the values. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** The text of the level-1 heading; undefined if the title comes from the front matter. */
  contentTitle?: string | undefined;
  /** The headings, except for the title. */
  toc: readonly { value: string; id: string; level: number }[];
}

const used = /(?<![\w$.])(?:frontMatter|contentTitle|toc)(?![\w$])/;

/**
 * Returns the variables. Returns undefined if the document doesn't use them, so that its page depends on fewer
 * inputs.
 */
export function documentVariables({
  page: { frontMatter, title, titleInContent },
  text,
  headings: loadHeadings,
}: {
  page: MarkdownDocument;
  text: CompiledText | undefined;
  headings: () => readonly Heading[];
}): DocumentVariables | undefined {
  if (text === undefined) return undefined;
  const { names } = text.loadDetails();
  if (!names.some((name) => used.test(name.text))) return undefined;
  const toc = loadHeadings()
    .filter(({ level }) => level > 1)
    .map(({ text: value, id, level }) => ({ value, id, level }));
  return { frontMatter, contentTitle: titleInContent ? title : undefined, toc };
}

import type { MarkdownDocument } from '../../content/types.js';
import type { Heading } from '../../markdown/types.js';
import type { CompiledText } from '../compile/compiler.js';

/** Variables that expressions in a document can use without declaring them, as in Docusaurus. */
export interface DocumentVariables {
  /** The front matter, as converted by its schema. With `frontMatterDates`, dates are `Date` objects. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** The text of the level-1 heading. Undefined if the title comes from the front matter. */
  contentTitle?: string | undefined;
  /** The headings, except for the title. */
  toc: readonly { value: string; id: string; level: number }[];
}

const used = /(?<![\w$.])(?:frontMatter|contentTitle|toc)(?![\w$])/;

/**
 * Returns undefined if the document uses none of the variables. Its page then isn't rendered again when the variables
 * change.
 */
export function documentVariables({
  page: { frontMatter, head, title, titleInContent },
  hasDates,
  text,
  headings: loadHeadings,
}: {
  page: MarkdownDocument;
  hasDates: boolean;
  text: CompiledText | undefined;
  headings: () => readonly Heading[];
}): DocumentVariables | undefined {
  if (text === undefined) return undefined;
  const { names } = text.loadDetails();
  if (!names.some((name) => used.test(name.text))) return undefined;
  const toc = loadHeadings()
    .filter(({ level }) => level > 1)
    .map(({ text: value, id, level }) => ({ value, id, level }));
  return {
    frontMatter: hasDates ? withDates({ frontMatter, head }) : frontMatter,
    contentTitle: titleInContent ? title : undefined,
    toc,
  };
}

const dateLine = /^([\w-]+):[ \t]+(\d{4}-\d{2}-\d{2}(?:[Tt ][\d:.Zz+ -]+?)?)[ \t]*(?:#.*)?$/gm;

/**
 * Docusaurus's YAML parser converts dates to `Date` objects, except dates in quotes, so this function looks for dates
 * without quotes in the YAML source.
 */
function withDates({
  frontMatter,
  head,
}: Pick<MarkdownDocument, 'frontMatter' | 'head'>): Readonly<Record<string, unknown>> {
  const dates = [...head.matchAll(dateLine)]
    .filter(([, key = '']) => Object.hasOwn(frontMatter, key))
    .map(([, key = '', value = '']): [string, Date] => [key, new Date(value)])
    .filter(([, date]) => !Number.isNaN(date.getTime()));
  return dates.length === 0 ? frontMatter : { ...frontMatter, ...Object.fromEntries(dates) };
}

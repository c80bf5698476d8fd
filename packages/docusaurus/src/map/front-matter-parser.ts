import { basename } from 'node:path';
import type { Plugin } from 'lectern/plugin';
import { awaitSiteFunction, definePlugin, splitFrontMatter } from 'lectern/plugin';
import { isObject, plainData } from '../values.js';

/** The front matter of a document, and its remaining content. */
export interface FrontMatterParts {
  frontMatter: Record<string, unknown>;
  content: string;
}

/** The type of Docusaurus’s `markdown.parseFrontMatter`. */
export type ParseFrontMatter = (input: {
  filePath: string;
  fileContent: string;
  defaultParseFrontMatter: (input: { filePath: string; fileContent: string }) => Promise<FrontMatterParts>;
}) => FrontMatterParts | Promise<FrontMatterParts>;

export interface FrontMatterParserOptions {
  parseFrontMatter: ParseFrontMatter;
}

/**
 * Parses the front matter of documents, pages, and blog posts with a custom function, like Docusaurus’s
 * `markdown.parseFrontMatter`. As in Docusaurus, only the returned front matter is used. The returned content is
 * ignored.
 */
export function frontMatterParser({ parseFrontMatter }: FrontMatterParserOptions): Plugin {
  return definePlugin({
    name: 'front-matter-parser',
    async frontMatter({ path, content }) {
      const input = { filePath: path, fileContent: content, defaultParseFrontMatter };
      const { frontMatter } = await awaitSiteFunction({
        what: `the \`parseFrontMatter\` function in the configuration, called for ${basename(path)},`,
        run: () => parseFrontMatter(input),
        expected: { what: 'an object with `frontMatter` and `content`', test: isFrontMatterParts },
      });
      return plainValues(frontMatter);
    },
  });
}

function isFrontMatterParts(value: unknown): boolean {
  return isObject(value) && isObject(value.frontMatter) && plainData(value.frontMatter) !== undefined;
}

function defaultParseFrontMatter({ fileContent }: { fileContent: string }): Promise<FrontMatterParts> {
  const { body, frontMatter } = splitFrontMatter(fileContent);
  return Promise.resolve({
    frontMatter: withDates(frontMatter as Record<string, unknown>),
    content: body.trim(),
  });
}

const date = /^\d{4}-\d{2}-\d{2}(?:[Tt ]|$)/;

/** Docusaurus's parser returns dates as `Date` objects. */
function withDates(frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(frontMatter).map(([key, value]) => {
      const found = typeof value === 'string' && date.test(value) ? new Date(value) : undefined;
      return [key, found === undefined || Number.isNaN(found.getTime()) ? value : found];
    }),
  );
}

/**
 * Makes front matter JSON-serializable. A date becomes a string in the format an author would write, such as
 * `2024-01-31`.
 */
function plainValues(frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(frontMatter)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [
        key,
        value instanceof Date ? value.toISOString().replace(/T00:00:00\.000Z$/, '') : value,
      ]),
  );
}

import type { MarkdownDocument } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { DocumentParts, Reference } from '../markdown/types.js';
import type { IdTarget, PluginContext } from './plugin.js';

/** The input of `checkDocument`. */
export interface DocumentInput extends PluginContext {
  /** Path of the document, relative to the site's folder. */
  file: string;
  /** The page that shows the document; undefined for a document that is only imported. */
  page?: MarkdownDocument | undefined;
  /**
   * Hash of all inputs of the compiled document, for use as the cache key of results that depend only on the document.
   */
  key: string;
  /** URLs in the document, with their locations. */
  links: readonly Pick<Reference, 'url' | 'line' | 'column'>[];
  /** The document's inline code, code blocks, and prose, and the plug-in's text directives. */
  parts: DocumentParts;
}

/** The result of `checkDocument`. */
export interface DocumentResult {
  /** The link targets of inline code, by token. Code without an entry isn't linked. */
  links?: ReadonlyMap<string, IdTarget> | undefined;
  /** The text that each text directive shows, by token. A directive without an entry shows nothing. */
  texts?: ReadonlyMap<string, string> | undefined;
  /** Numbers of checked or skipped items, by label, such as `{ 'statements reviewed': 12 }`. The build prints the totals. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** Statements that `lectern check --claims` lists, such as numbers with units, each with the basis for it. */
  claims?: readonly Claim[] | undefined;
  /** Errors and warnings about the document. */
  diagnostics?: readonly Diagnostic[] | undefined;
}

/** A statement in a document, such as a number with a unit, and the basis for it. */
export interface Claim {
  /** Path of the document, relative to the site's folder. */
  file: string;
  /** Line, 1-based. */
  line: number;
  /** Column, 1-based. */
  column: number;
  /** The claim's text, as written in the document: `200 ms`. */
  text: string;
  /** The basis for the claim, such as a value in the code; `unreviewed` if no one has checked the claim. */
  basis: string;
}

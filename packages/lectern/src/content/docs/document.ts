import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { describeMarkdown } from '../markdown-document.js';
import type { EditBase } from '../paths.js';
import { splitPath } from '../paths.js';
import type { MarkdownDocument } from '../types.js';
import type { PrefixParser } from './number-prefix.js';
import { docAddress, isCategoryIndex } from './routes.js';

/** A document with its location in the folders, for sidebars. */
export interface DocEntry {
  document: MarkdownDocument;
  /** Folder in the docs folder, with number prefixes; '' at the top. */
  dir: string;
  fileName: string;
  /** From the front matter, otherwise from the number prefix. */
  position?: number | undefined;
  isCategoryIndex: boolean;
}

interface Input {
  source: string;
  version: string;
  /** Route that all documents of the version start with. */
  versionRoute: string;
  /** Path in the docs folder. */
  relative: string;
  /** Path relative to the site's folder, of the translation if there is one. */
  file: string;
  path: string;
  replaces?: string | undefined;
  content: string;
  /** Front matter that a plug-in returned. */
  replacement?: Readonly<Record<string, unknown>> | undefined;
  editUrl: EditBase;
  /** How names are split; default: as number prefixes are. */
  parsePrefix?: PrefixParser | undefined;
  /** Date from git. */
  lastUpdated: string | undefined;
}

/** Creates a document from a file; its sidebar is not known yet. */
export function toDocEntry({ relative, versionRoute, parsePrefix, ...input }: Input): {
  entry: DocEntry;
  diagnostics: Diagnostic[];
} {
  const { dir, fileName } = splitPath(relative);
  const described = describeMarkdown({
    ...input,
    address: (frontMatter) => docAddress({ file: relative, versionRoute, frontMatter, parsePrefix }),
  });
  const { document, number, diagnostics } = described;
  const position = document.frontMatter.sidebar_position ?? number;
  return {
    entry: { document, dir, fileName, position, isCategoryIndex: isCategoryIndex(relative) },
    diagnostics,
  };
}

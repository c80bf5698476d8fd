import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { describeMarkdown } from '../markdown-document.js';
import type { EditBase } from '../paths.js';
import { splitPath } from '../paths.js';
import type { MarkdownDocument } from '../types.js';
import type { PrefixParser } from './number-prefix.js';
import { docAddress, isCategoryIndex } from './routes.js';

export interface DocEntry {
  document: MarkdownDocument;
  /** Folder relative to the docs folder, including number prefixes; empty for the docs folder itself. */
  dir: string;
  fileName: string;
  /** From the front matter or, by default, from the number prefix. */
  position?: number | undefined;
  isCategoryIndex: boolean;
}

interface Input {
  source: string;
  version: string;
  /** The routes of all documents in the version start with this route. */
  versionRoute: string;
  /** Path relative to the docs folder. */
  relative: string;
  file: string;
  path: string;
  replaces?: string | undefined;
  content: string;
  replacement?: Readonly<Record<string, unknown>> | undefined;
  excerpt?: 'paragraph' | 'line' | undefined;
  mdx1?: boolean | undefined;
  editUrl: EditBase;
  /** Default: `parseNumberPrefix`. */
  parsePrefix?: PrefixParser | undefined;
  lastUpdated: string | undefined;
}

/** Creates a document from a file. The document's sidebar is set later. */
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

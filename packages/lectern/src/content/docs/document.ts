import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { MarkdownInput } from '../markdown-document.js';
import { describeMarkdown } from '../markdown-document.js';
import { splitPath } from '../paths.js';
import type { MarkdownDocument } from '../types.js';
import type { PrefixParser } from './number-prefix.js';
import { docAddress, isCategoryIndex } from './routes.js';

export interface DocEntry {
  document: MarkdownDocument;
  /** Folder relative to the docs folder, including number prefixes; empty for the docs folder itself. */
  dir: string;
  fileName: string;
  position?: number | undefined;
  isCategoryIndex: boolean;
}

interface Input extends Omit<MarkdownInput, 'kind' | 'address'> {
  versionRoute: string;
  /** Path relative to the docs folder. */
  relative: string;
  parsePrefix?: PrefixParser | undefined;
}

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

import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { createPrismHighlighter } from '../code/prism.js';
import type { CompiledDocument, TextMarks } from '../types.js';
import { unifiedCompiler } from '../unified/compile-unified.js';
import type { UnifiedPlugins } from '../unified/types.js';

export const highlighter = createPrismHighlighter();

export async function compileUnified({
  plugins,
  content,
  marks,
}: {
  plugins: UnifiedPlugins;
  content: string;
  marks?: TextMarks;
}): Promise<CompiledDocument> {
  const run = await unifiedCompiler({ siteDir: '/site', plugins, timeLimit: 60 });
  return run({ file: 'docs/page.md', content, highlighter, ...(marks === undefined ? {} : { marks }) });
}

export function problemsOf({ diagnostics }: CompiledDocument): string {
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n\n');
}

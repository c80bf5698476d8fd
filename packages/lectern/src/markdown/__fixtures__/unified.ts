import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { createPrismHighlighter } from '../code/index.js';
import type { CompiledDocument } from '../types.js';
import { unifiedCompiler } from '../unified/compile-unified.js';
import type { UnifiedPlugins } from '../unified/types.js';

export const highlighter = createPrismHighlighter();

/** Compiles `docs/page.md` with the given plug-ins. */
export async function compileUnified({
  plugins,
  content,
}: {
  plugins: UnifiedPlugins;
  content: string;
}): Promise<CompiledDocument> {
  const run = await unifiedCompiler({ siteDir: '/site', plugins, timeLimit: 60 });
  return run({ file: 'docs/page.md', content, highlighter });
}

/** Formats a document's diagnostics as the commands print them. */
export function problemsOf({ diagnostics }: CompiledDocument): string {
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n\n');
}

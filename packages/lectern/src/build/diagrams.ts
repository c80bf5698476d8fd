import type { Cache } from '../cache/file-cache.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import type { MermaidResult } from '../markdown/mermaid/index.js';
import { createMermaidRenderer, mermaidRendererVersion } from '../markdown/mermaid/index.js';
import { fileKey } from '../markdown/tokens.js';
import type { CompiledDocument, DiagramSource } from '../markdown/types.js';
import type { DrawnDiagram } from '../session/render/contract.js';

/** Draws every diagram of some documents, by the names under which texts ask for them. */
export async function drawDiagrams({
  documents,
  cache,
}: {
  documents: Iterable<Pick<CompiledDocument, 'file' | 'diagrams'>>;
  cache: Cache;
}): Promise<{ diagrams: Map<string, DrawnDiagram>; diagnostics: Diagnostic[] }> {
  const renderer = createMermaidRenderer();
  const diagrams = new Map<string, DrawnDiagram>();
  const diagnostics: Diagnostic[] = [];
  try {
    for (const { file, diagrams: sources } of documents) {
      for (const [index, source] of sources.entries()) {
        const name = `${fileKey(file)}:${index}`;
        const idPrefix = `d${fileKey(file)}-${index}`;
        const { code } = source;
        const result = await cache.get({
          step: 'mermaid',
          key: [mermaidRendererVersion, idPrefix, code],
          make: () => renderer.render({ code, idPrefix }),
        });
        const problemFound = check({ result, source, file });
        if (problemFound !== undefined) diagnostics.push(problemFound);
        diagrams.set(name, drawn({ result, code }));
      }
    }
  } finally {
    await renderer.close();
  }
  return { diagrams, diagnostics };
}

function drawn({ result, code }: { result: MermaidResult; code: string }): DrawnDiagram {
  if (!result.ok) return { code, kind: result.reason === 'unsupported' ? result.kind : 'diagram' };
  const { svg, width, kind, title, description } = result;
  return { svg, width, kind, title, description, code };
}

function check({
  result,
  source,
  file,
}: {
  result: MermaidResult;
  source: DiagramSource;
  file: string;
}): Diagnostic | undefined {
  if (result.ok) return undefined;
  if (result.reason === 'syntax') {
    return problem({
      code: 'mermaid-syntax',
      message: `This diagram cannot be drawn: ${result.message}`,
      hint: 'Mend the diagram at this line; the rest of it was not read.',
      file,
      line: source.line + (result.line ?? 1) - 1,
      column: result.column,
    });
  }
  return problem({
    code: 'mermaid-unsupported',
    severity: 'warning',
    message: `${result.message} Its text is shown instead.`,
    hint: 'Use another kind of diagram, or an image: ![What it shows](./image.svg).',
    file,
    line: source.line,
  });
}

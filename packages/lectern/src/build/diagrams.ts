import type { Cache } from '../cache/file-cache.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import type { MermaidResult } from '../markdown/mermaid/index.js';
import { createMermaidRenderer, mermaidRendererVersion } from '../markdown/mermaid/index.js';
import { fileKey } from '../markdown/tokens.js';
import type { CompiledDocument, DiagramSource } from '../markdown/types.js';
import { diagramTargets, targetKey } from '../model/diagrams/targets.js';
import type { GeneratedDiagram } from '../model/diagrams/types.js';
import type { Project } from '../session/read-project.js';
import type { DrawnDiagram } from '../session/render/contract.js';
import { targetHref } from '../util/addresses.js';
import { generateDiagram } from './generated-diagrams.js';

/** Draws every diagram of some documents, by the names under which texts ask for them. */
export async function drawDiagrams({
  documents,
  project,
  cache,
}: {
  documents: Iterable<Pick<CompiledDocument, 'file' | 'diagrams'>>;
  /** Diagrams of code are made from what its sources read. */
  project: Project;
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
        const { diagram, found } = generateDiagram({ source, file, project });
        diagnostics.push(...found);
        if (found.length > 0) continue;
        const code = diagram?.code ?? source.code;
        const result = await cache.get({
          step: 'mermaid',
          key: [mermaidRendererVersion, idPrefix, code],
          make: () => renderer.render({ code, idPrefix }),
        });
        const problemFound = check({ result, source, file });
        if (problemFound !== undefined) diagnostics.push(problemFound);
        diagrams.set(name, { ...drawn({ result, code }), ...inWords({ diagram, project }) });
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

/** What was made from code says by itself what it shows. */
function inWords({
  diagram,
  project,
}: {
  diagram: GeneratedDiagram | undefined;
  project: Project;
}): Partial<DrawnDiagram> {
  if (diagram === undefined) return {};
  const { title, description, text } = diagram;
  const { addresses } = project.site;
  const targets = diagramTargets(text);
  const hrefs = Object.fromEntries(
    targets.map((target) => [targetKey(target), targetHref({ target, addresses })]),
  );
  return { title, description, text, hrefs };
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

import type { Diagnostic, FencesInput, FencesResult, FenceUse } from 'lectern/plugin';
import { problem } from 'lectern/plugin';
import type { MermaidRenderer } from './draw/renderer.js';
import { createMermaidRenderer, mermaidRendererVersion } from './draw/renderer.js';
import type { MermaidResult } from './draw/types.js';
import type { DiagramProps } from './types.js';

export type FenceResolver = (input: FencesInput) => Promise<FencesResult>;

export function createFenceResolver(renderer: MermaidRenderer = createMermaidRenderer()): FenceResolver {
  return async ({ fences, file, cache }) => {
    const drawn = await Promise.all(
      fences.map(async (fence) => {
        const { key, code } = fence;
        // A page may have several drawings, and the IDs in the page must be unique.
        const idPrefix = `d${key.replace(/[^\w-]+/g, '-')}`;
        const result = await cache.get({
          step: 'mermaid',
          key: [mermaidRendererVersion, idPrefix, code],
          make: () => renderer.render({ code, idPrefix }),
        });
        return { key, props: propsOf({ result, fence }), diagnostics: check({ result, fence, file }) };
      }),
    );
    return {
      fences: new Map(drawn.map(({ key, props }) => [key, { props }])),
      diagnostics: drawn.flatMap(({ diagnostics }) => diagnostics),
    };
  };
}

function propsOf({ result, fence }: { result: MermaidResult; fence: FenceUse }): DiagramProps {
  const { code } = fence;
  if (!result.ok) return { code, kind: result.reason === 'unsupported' ? result.kind : 'diagram' };
  const { svg, width, kind } = result;
  const { title = result.title, description = result.description, alternative } = fence;
  return { svg, width, kind, title, description, code, alternative };
}

function check({
  result,
  fence,
  file,
}: {
  result: MermaidResult;
  fence: FenceUse;
  file: string;
}): Diagnostic[] {
  if (result.ok) return [];
  if (result.reason === 'syntax') {
    return [
      problem({
        code: 'mermaid-syntax',
        message: `The diagram can't be drawn: ${result.message}`,
        hint: 'Fix this line of the diagram. Later lines were not checked.',
        file,
        ...locationIn({ fence, result }),
      }),
    ];
  }
  return [
    problem({
      code: 'mermaid-unsupported',
      severity: 'warning',
      message: `${result.message} The page shows the diagram's source instead.`,
      hint: 'Use another type of diagram, or an image: ![What it shows](./image.svg).',
      file,
      ...locationIn({ fence, result: {} }),
    }),
  ];
}

/** If the fence is indented, so is each line of its code. */
function locationIn({
  fence: { line, column, code, alternative },
  result,
}: {
  fence: FenceUse;
  result: { line?: number; column?: number };
}): { line: number; column: number } {
  // The code of a generated diagram isn't in the document, so the location is the fence itself.
  if (alternative !== undefined) return { line, column };
  const inner = result.line ?? 1;
  const text = code.split('\n')[inner - 1] ?? '';
  const own = result.column ?? text.search(/\S|$/) + 1;
  return { line: line + inner, column: column - 1 + own };
}

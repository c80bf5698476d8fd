import type { MdastContent } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import { problem } from '../../diagnostics/diagnostic.js';
import { prepareCodeBlock } from '../code/code-block.js';
import { columnsBefore, readSample, sampleKey } from '../code/sample.js';
import { diagramFence } from './diagram-fence.js';
import type { PluginState } from './state.js';

/** Fences are highlighted here, once; diagrams are listed, to be drawn by a step of their own. */
export function fences(state: PluginState) {
  return defineMdastPlugin({
    name: 'lectern-fences',
    options: { position: true },
    code(node, context) {
      const line = node.position?.start.line ?? 1;
      const diagram = diagramFence({ lang: node.lang, meta: node.meta, code: node.value, line });
      if (diagram !== undefined) {
        state.diagrams.push(diagram);
        const index = state.diagrams.length - 1;
        context.replaceNode(node, element('LecternDiagram', { name: `${state.key}:${index}` }));
        return;
      }
      const block = prepareCodeBlock({
        code: node.value,
        lang: node.lang ?? 'text',
        meta: node.meta ?? undefined,
        highlighter: state.highlighter,
      });
      const sample = readSample({ code: node.value, language: block.lang, options: block.options });
      if (sample !== undefined) {
        const place = {
          line: line + 1,
          columns: columnsBefore({ lines: state.lines, line: line + 1, code: node.value }),
        };
        state.samples.push({ ...sample, ...place });
      }
      for (const { line: inner, message } of block.problems) {
        state.diagnostics.push(
          problem({ code: 'code-block', message, file: state.file, line: line + inner }),
        );
      }
      context.replaceNode(
        node,
        element('LecternFence', {
          html: block.html,
          language: block.lang,
          ...(block.title === undefined ? {} : { title: block.title }),
          ...(block.showLineNumbers === false ? {} : { lineNumbers: String(block.showLineNumbers) }),
          ...(sample?.run ? { run: sampleKey(sample) } : {}),
          ...(typeof block.options.tab === 'string' ? { tab: block.options.tab } : {}),
        }),
      );
    },
  });
}

function element(name: string, attributes: Readonly<Record<string, string>>): MdastContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name: key,
      value,
    })),
    children: [],
  };
}

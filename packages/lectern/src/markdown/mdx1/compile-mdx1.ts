import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { CompileInput } from '../compiled-document.js';
import { crowdingProblem } from '../crowding.js';
import { nestingProblem } from '../nesting.js';
import type { CompiledDocument } from '../types.js';
import type { EditedText, Location } from './edits.js';
import { toMdx3 } from './to-mdx3.js';

interface Prepared {
  input: CompileInput;
  finish: (document: CompiledDocument) => CompiledDocument;
}

export function prepareMdx1(input: CompileInput): Prepared {
  const isMdx1 = input.marks?.mdx1 === true;
  // Such a document would crash or block the parser. The compiler reports it.
  const isTooMuch = isMdx1 && (nestingProblem(input) ?? crowdingProblem(input)) !== undefined;
  if (!isMdx1 || isTooMuch) return { input, finish: (document) => document };
  const { text, locate } = toMdx3(input.content);
  return {
    input: { ...input, content: text },
    finish: (document) => {
      const { diagnostics, ...rest } = relocated({ value: document, locate }) as CompiledDocument;
      return { ...rest, diagnostics: diagnostics.map((found) => explained({ found, locate })) };
    },
  };
}

function relocated({ value, locate }: { value: unknown; locate: EditedText['locate'] }): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => relocated({ value: item, locate }));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, relocated({ value: item, locate })]);
  return { ...Object.fromEntries(entries), ...locationOf({ value, locate }) };
}

function locationOf({
  value: { line, column },
  locate,
}: {
  value: { line?: unknown; column?: unknown };
  locate: EditedText['locate'];
}): Partial<Location> {
  if (typeof line !== 'number' || line < 1) return {};
  if (typeof column !== 'number') return { line: locate({ line, column: 1 }).line };
  return locate({ line, column });
}

function explained({ found, locate }: { found: Diagnostic; locate: EditedText['locate'] }): Diagnostic {
  if (found.code !== 'mdx-syntax') return found;
  return {
    ...found,
    message: found.message.replace(/\((\d+):(\d+)\)/g, (_, line: string, column: string) => {
      const location = locate({ line: Number(line), column: Number(column) });
      return `(${location.line}:${location.column})`;
    }),
    hint: 'The document is MDX 1, as in Docusaurus 2: a line that starts with a tag is JSX up to the next blank line. In JSX, `{` starts an expression, which must end before the blank line, and each tag needs a closing tag or must end with `/>`. In other text, only `<` before a letter starts a tag: write &lt; if you mean the character.',
  };
}

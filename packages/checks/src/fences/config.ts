import type { AstNode } from 'lectern/plugin';
import {
  configSchema,
  didYouMean,
  frontMatterSchema,
  parseModule,
  parseYaml,
  syntaxErrors,
  z,
} from 'lectern/plugin';
import type { Entry, Literal } from './literal.js';
import { literalOf } from './literal.js';
import type { JsonSchema } from './schema.js';
import { schemaProblems } from './schema.js';
import type { FenceProblem } from './types.js';

export interface ConfigSchemas {
  config: JsonSchema;
  frontMatter: JsonSchema;
}

export function configSchemas(): ConfigSchemas {
  const options = { io: 'input', unrepresentable: 'any' } as const;
  return {
    config: z.toJSONSchema(configSchema, options) as JsonSchema,
    frontMatter: z.toJSONSchema(frontMatterSchema, options) as JsonSchema,
  };
}

/**
 * Only whole modules can be parsed, but a snippet may be an expression, or the content of an object, a list, a class, a
 * JSX fragment, or a type.
 */
const wrappers = [
  ['', ''],
  ['(', ')'],
  ['({', '})'],
  ['[', ']'],
  ['class Snippet {', '}'],
  ['(<>', '</>)'],
  ['type Snippet = ', ''],
] as const;

interface Parsed {
  source: string;
  shift: number;
}

/** In a snippet, an ellipsis (`…`) marks omitted code. */
export function parseSnippet({
  code,
  extension,
}: {
  code: string;
  extension: string;
}): Parsed | FenceProblem[] {
  const text = code.replaceAll('…', '_');
  let first: { message: string; offset: number } | undefined;
  for (const [before, after] of wrappers) {
    const source = `${before}${text}\n${after}`;
    const [error] = syntaxErrors({ file: `snippet.${extension}`, source });
    if (error === undefined) return { source, shift: before.length };
    first ??= error;
  }
  return first === undefined
    ? []
    : [
        {
          ...locationOf({ text, offset: first.offset }),
          message: `This code has a syntax error: ${first.message}.`,
        },
      ];
}

export function configProblems({
  code,
  schema,
  isName,
  extension,
}: {
  code: string;
  schema: JsonSchema;
  isName: (key: string) => boolean;
  extension: string;
}): FenceProblem[] {
  const parsed = parseSnippet({ code, extension });
  if (Array.isArray(parsed)) return parsed;
  const { source, shift } = parsed;
  const value = configuration(parseModule({ file: `snippet.${extension}`, source }));
  if (value === undefined) return [];
  const found = [...schemaProblems({ value, schema }), ...optionProblems({ value, isName })];
  return found.map(({ offset, message }) => ({
    ...locationOf({ text: code, offset: offset - shift }),
    message,
  }));
}

function configuration(body: readonly AstNode[]): Literal | undefined {
  for (const node of body) {
    const expression = (node.declaration ?? node.expression) as AstNode | undefined;
    if (
      expression === undefined ||
      (node.type !== 'ExportDefaultDeclaration' && node.type !== 'ExpressionStatement')
    )
      continue;
    const value = literalOf(expression);
    if (value.kind === 'object') return value;
    if (value.kind === 'call' && value.name === 'defineConfig') return value.args[0];
  }
  return undefined;
}

function optionProblems({
  value,
  isName,
}: {
  value: Literal;
  isName: (key: string) => boolean;
}): { offset: number; message: string }[] {
  return callsIn(value).flatMap(({ name, args }) =>
    args.flatMap((arg) =>
      arg.kind !== 'object'
        ? []
        : arg.entries
            .filter(({ key }) => !isName(key))
            .map(({ key, start }: Entry) => ({
              offset: start,
              message: `${name}() has no documented option "${key}".`,
            })),
    ),
  );
}

function callsIn(value: Literal): Extract<Literal, { kind: 'call' }>[] {
  if (value.kind === 'list') return value.items.flatMap(callsIn);
  if (value.kind === 'object') return value.entries.flatMap((entry) => callsIn(entry.value));
  return value.kind === 'call' ? [value] : [];
}

export function frontMatterProblems({ code, schema }: { code: string; schema: JsonSchema }): FenceProblem[] {
  const [, text] = /^---\n([\s\S]*?\n)---(?:\n|$)/.exec(code) ?? [];
  if (text === undefined) return [];
  const {
    value,
    diagnostics,
    locationOf: locate,
  } = parseYaml({ file: '', text, code: 'fence', what: 'The front matter', firstLine: 2 });
  if (diagnostics.length > 0 || typeof value !== 'object' || value === null)
    return diagnostics.map(({ line = 2, column = 1, message }) => ({ line, column, message }));
  const known = Object.keys(schema.properties ?? {});
  return Object.keys(value).flatMap((key) => {
    if (known.includes(key)) return [];
    const near = didYouMean({ found: key, known });
    // Custom keys are allowed, so a key is reported only if it is similar to a known key.
    return near === ''
      ? []
      : [{ ...locate([key], 'key'), message: `Unknown front-matter key "${key}".${near}` }];
  });
}

export function locationOf({ text, offset }: { text: string; offset: number }): {
  line: number;
  column: number;
} {
  const before = text.slice(0, Math.max(0, offset)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

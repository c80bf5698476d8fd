import type { Document } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem, sortDiagnostics } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import { ownCopy } from '../util/own-copy.js';
import { yamlLibrary } from '../util/yaml-library.js';
import type { FrontMatter } from './front-matter-schema.js';
import { frontMatterSchema, frontMatterShape, numericKeys } from './front-matter-schema.js';
import { describeIssues, showValue } from './issues.js';
import { plainFrontMatter } from './plain-front-matter.js';
import type { ParsedYaml, SourceLocation } from './yaml.js';
import { parseYaml } from './yaml.js';

export type { FrontMatter } from './front-matter-schema.js';

export interface ParsedFrontMatter {
  frontMatter: FrontMatter;
  diagnostics: Diagnostic[];
  bodyOffset: number;
  bodyLine: number;
}

interface Input {
  file: string;
  content: string;
  /** From a plug-in; replaces the front matter in the file. */
  replacement?: Readonly<Record<string, unknown>> | undefined;
}

const code = 'invalid-front-matter';

/** Invalid values are reported and left out. The rest of the document can still be checked. */
export function parseFrontMatter({ file, content, replacement }: Input): ParsedFrontMatter {
  const block = findBlock(content);
  if (block === undefined)
    return { ...checkReplacement({ file, text: '', replacement }), bodyOffset: 0, bodyLine: 1 };
  if (block === 'open') {
    const message = 'The front matter that starts here is never closed.';
    const hint = 'Close the front matter with a line of three hyphens: ---';
    const diagnostics = [problem({ code, message, hint, file, line: 1, column: 1 })];
    return { frontMatter: {}, diagnostics, bodyOffset: content.length, bodyLine: content.split('\n').length };
  }
  const { bodyOffset, bodyLine } = block;
  if (replacement !== undefined)
    return { ...checkReplacement({ file, text: block.text, replacement }), bodyOffset, bodyLine };
  const plain = frontMatterSchema.safeParse(plainFrontMatter(block.text));
  if (plain.success) {
    const diagnostics = misspelledKeys({ file, value: plain.data, head: content.slice(0, bodyOffset) });
    return { frontMatter: plain.data, diagnostics, bodyOffset, bodyLine };
  }
  const yaml = parseBlock({ file, text: block.text });
  if (yaml.diagnostics.length > 0 || yaml.value === null || yaml.value === undefined) {
    return { frontMatter: {}, diagnostics: yaml.diagnostics, bodyOffset, bodyLine };
  }
  return { ...check({ file, yaml }), bodyOffset, bodyLine };
}

/**
 * Returns the source location of a front matter value.
 * @param head - The start of the file, at least up to the end of the front matter.
 * @param within - Path of keys inside the value. Default: the whole value.
 */
export function locationOfFrontMatterKey({
  head,
  ...path
}: FrontMatterPath & {
  head: string;
}): SourceLocation {
  return frontMatterLocator({ head })(path);
}

interface FrontMatterPath {
  key: string;
  within?: readonly PropertyKey[];
}

/**
 * Returns a function that locates values like `locationOfFrontMatterKey`. The front matter is parsed at the first call,
 * and only once, because a document may have thousands of mistakes.
 */
export function frontMatterLocator({ head }: { head: string }): (path: FrontMatterPath) => SourceLocation {
  let locationOf: ParsedYaml['locationOf'] | undefined;
  return ({ key, within = [] }) => {
    locationOf ??= locationsIn(head);
    return locationOf([key, ...within]);
  };
}

function locationsIn(head: string): ParsedYaml['locationOf'] {
  const block = findBlock(head);
  if (block === undefined || block === 'open') return () => ({ line: 1, column: 1 });
  return parseBlock({ file: '', text: block.text }).locationOf;
}

interface Block {
  text: string;
  bodyOffset: number;
  bodyLine: number;
}

function findBlock(content: string): Block | 'open' | undefined {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(content);
  if (opening === null) return undefined;
  const start = opening[0].length;
  const rest = content.slice(start);
  const closing = /^---[ \t]*(?:\r?\n|$)/m.exec(rest);
  if (closing === null) return 'open';
  // The values are slices of the text. Without a copy, they would keep the whole file in memory.
  const text = ownCopy(rest.slice(0, closing.index));
  const bodyOffset = start + closing.index + closing[0].length;
  return { text, bodyOffset, bodyLine: content.slice(0, bodyOffset).split('\n').length };
}

function parseBlock({ file, text }: { file: string; text: string }): ParsedYaml {
  return parseYaml({ file, text, code, what: 'The front matter', firstLine: 2, prepare: numbersAsWritten });
}

/** YAML reads `title: 1.10` as 1.1, so numbers become strings, exactly as written. */
function numbersAsWritten(document: Document.Parsed): void {
  const { isMap, isNode, isScalar, visit } = yamlLibrary();
  if (!isMap(document.contents)) return;
  for (const pair of document.contents.items) {
    const key = isScalar(pair.key) ? String(pair.key.value) : '';
    if (!Object.hasOwn(frontMatterShape, key) || numericKeys.has(key) || !isNode(pair.value)) continue;
    visit(pair.value, {
      Scalar: (_, node) => {
        if (typeof node.value === 'number' && node.source !== undefined) node.value = node.source;
      },
    });
  }
}

/** Errors are reported at the same keys in the file. */
function checkReplacement({
  file,
  text,
  replacement = {},
}: Omit<Input, 'content'> & {
  text: string;
}): Pick<ParsedFrontMatter, 'frontMatter' | 'diagnostics'> {
  const value = Object.fromEntries(
    Object.entries(replacement).map(([key, each]) => {
      const isText = Object.hasOwn(frontMatterShape, key) && !numericKeys.has(key);
      return [key, isText && typeof each === 'number' ? String(each) : each];
    }),
  );
  const { document, locationOf } = parseBlock({ file, text });
  return check({ file, yaml: { value, document, locationOf } });
}

function check({ file, yaml }: { file: string; yaml: Omit<ParsedYaml, 'diagnostics'> }): {
  frontMatter: FrontMatter;
  diagnostics: Diagnostic[];
} {
  const { value } = yaml;
  const result = frontMatterSchema.safeParse(value);
  if (result.success)
    return {
      frontMatter: result.data,
      diagnostics: misspelledKeys({ file, value: result.data, locationOf: yaml.locationOf }),
    };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = `The front matter is ${showValue(value)}. Expected key-value pairs.`;
    const hint = 'Write one `key: value` per line.';
    return { frontMatter: {}, diagnostics: [problem({ code, message, hint, file, ...yaml.locationOf([]) })] };
  }
  const issues = describeIssues({ issues: result.error.issues, value });
  const diagnostics = issues.map(({ path, message }) =>
    problem({ code, message, hint: hintFor(path[0]), file, ...yaml.locationOf(path) }),
  );
  const wrong = new Set(issues.map(({ path }) => path[0]));
  const rest = frontMatterSchema.safeParse(
    Object.fromEntries(Object.entries(value).filter(([key]) => !wrong.has(key))),
  );
  return { frontMatter: rest.data ?? {}, diagnostics: sortDiagnostics(diagnostics) };
}

/** Custom keys are allowed, so a key is reported only if it is similar to a known key. */
function misspelledKeys({
  file,
  value,
  head = '',
  locationOf,
}: {
  file: string;
  value: object;
  head?: string;
  locationOf?: ParsedYaml['locationOf'];
}): Diagnostic[] {
  const known = Object.keys(frontMatterShape);
  return Object.keys(value).flatMap((key) => {
    if (Object.hasOwn(frontMatterShape, key)) return [];
    const near = nearest({ found: key, known, limit: key.length < 7 ? 1 : 2 });
    if (near === undefined) return [];
    return [
      problem({
        code: 'unknown-front-matter-key',
        severity: 'warning',
        message: `The front matter has an unknown key, "${key}". Did you mean "${near}"?`,
        hint: 'Correct the key. For a custom key, choose a name that is less similar to a known key.',
        file,
        ...(locationOf?.([key], 'key') ?? locationOfKey({ head, key })),
      }),
    ];
  });
}

function locationOfKey({ head, key }: { head: string; key: string }): SourceLocation {
  return locationsIn(head)([key], 'key');
}

function hintFor(key: PropertyKey | undefined): string {
  const schema = Object.entries(frontMatterShape).find(([name]) => name === key)?.[1];
  const advice = 'Correct the value, or remove the key.';
  return schema?.description === undefined ? advice : `${advice} What the key means: ${schema.description}`;
}

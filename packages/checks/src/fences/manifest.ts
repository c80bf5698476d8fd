import type { AstNode } from 'lectern/plugin';
import { parseModule } from 'lectern/plugin';
import type { RepositoryFiles } from '../files.js';
import { locationOf } from './config.js';
import type { Literal } from './literal.js';
import { literalOf } from './literal.js';
import type { JsonSchema } from './schema.js';
import { schemaProblems } from './schema.js';
import { commandProblems } from './shell.js';
import type { CommandFacts } from './shell-words.js';
import type { FenceProblem } from './types.js';

const text: JsonSchema = { type: 'string' };
const texts: JsonSchema = { type: 'array', items: text };
const textByName: JsonSchema = { type: 'object', additionalProperties: text };
const person: JsonSchema = { anyOf: [text, textByName] };
const open: JsonSchema = {};

/** The keys of package.json that npm, Node.js, TypeScript, and bundlers document, plus `lectern`. */
const manifest: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: text,
    name: text,
    version: text,
    description: text,
    keywords: texts,
    homepage: text,
    bugs: person,
    license: text,
    author: person,
    contributors: { type: 'array', items: person },
    funding: open,
    files: texts,
    exports: open,
    imports: { type: 'object' },
    main: text,
    module: text,
    types: text,
    typesVersions: open,
    browser: open,
    bin: { anyOf: [text, textByName] },
    man: { anyOf: [text, texts] },
    directories: textByName,
    repository: person,
    scripts: textByName,
    config: { type: 'object' },
    dependencies: textByName,
    devDependencies: textByName,
    peerDependencies: textByName,
    peerDependenciesMeta: { type: 'object' },
    optionalDependencies: textByName,
    bundleDependencies: { anyOf: [texts, { type: 'boolean' }] },
    overrides: { type: 'object' },
    engines: textByName,
    os: texts,
    cpu: texts,
    libc: texts,
    devEngines: { type: 'object' },
    private: { type: 'boolean' },
    publishConfig: { type: 'object' },
    workspaces: { anyOf: [texts, { type: 'object' }] },
    type: { enum: ['module', 'commonjs'] },
    packageManager: text,
    sideEffects: { anyOf: [{ type: 'boolean' }, texts] },
    lectern: { type: 'object' },
  },
};

export function manifestProblems({
  code,
  facts,
  files,
}: {
  code: string;
  facts: CommandFacts;
  files: RepositoryFiles;
}): FenceProblem[] {
  const [node] = parseModule({ file: 'package.ts', source: `(${code}\n)` });
  const value = literalOf((node as AstNode & { expression: AstNode }).expression);
  const found = [...schemaProblems({ value, schema: manifest }), ...scriptProblems({ value, facts, files })];
  return found.map(({ offset, message }) => ({ ...locationOf({ text: code, offset: offset - 1 }), message }));
}

function scriptProblems({
  value,
  facts,
  files,
}: {
  value: Literal;
  facts: CommandFacts;
  files: RepositoryFiles;
}): { offset: number; message: string }[] {
  const scripts =
    value.kind === 'object' ? value.entries.find(({ key }) => key === 'scripts')?.value : undefined;
  if (scripts?.kind !== 'object') return [];
  const own = new Set([...facts.scripts, ...scripts.entries.map(({ key }) => key)]);
  return scripts.entries.flatMap(({ value: script }) => {
    if (script.kind !== 'value' || typeof script.value !== 'string') return [];
    const problems = commandProblems({ text: script.value, facts: { ...facts, scripts: own }, files });
    return problems.map(({ column, message }) => ({ offset: script.start + column, message }));
  });
}

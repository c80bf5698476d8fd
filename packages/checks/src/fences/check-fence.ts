import type { CodeBlockPart, Diagnostic } from 'lectern/plugin';
import { problem } from 'lectern/plugin';
import type { RepositoryFiles } from '../files.js';
import type { ConfigSchemas } from './config.js';
import { configProblems, frontMatterProblems, parseSnippet } from './config.js';
import { referenceProblems } from './data.js';
import { descriptionProblems } from './diagram-description.js';
import { htmlProblems } from './html.js';
import { headerProblems, httpProblems } from './http.js';
import { jsonProblems, yamlProblems } from './json.js';
import { manifestProblems } from './manifest.js';
import { commandProblems } from './shell.js';
import type { CommandFacts } from './shell-words.js';
import { treeProblems } from './tree.js';
import type { FenceProblem } from './types.js';
import { variableProblems } from './variables.js';
import { workflowProblems } from './workflow.js';

export interface FenceResult {
  outcome: 'checked' | 'opted out' | 'not checked';
  diagnostics: Diagnostic[];
}

export interface FenceContext {
  facts: CommandFacts;
  files: RepositoryFiles;
  schemas: () => ConfigSchemas;
  isOption: (key: string) => boolean;
  isKnown: (name: string) => boolean;
}

type Check = (input: { code: string; block: CodeBlockPart; context: FenceContext }) => FenceProblem[];

const shell: Check = ({ code, context: { facts, files } }) => commandProblems({ text: code, facts, files });
const json: Check = ({ code, block, context: { facts, files } }) => {
  const file = block.title ?? '';
  const withComments = block.language !== 'json' || /(?:^|\/)tsconfig[\w.]*\.json|\(part\)/.test(file);
  const wrong = jsonProblems({ code, withComments });
  if (wrong.length > 0) return wrong;
  return /(?:^|\/)package\.json\b/.test(file)
    ? manifestProblems({ code, facts, files })
    : referenceProblems(code);
};
const yaml: Check = ({ code, block }) => {
  const wrong = yamlProblems(code);
  if (wrong.length > 0) return wrong;
  const isWorkflow = /(?:^|\/)\.github\/workflows\//.test(block.title ?? '');
  return [...(isWorkflow ? workflowProblems(code) : []), ...referenceProblems(code)];
};
const script: Check = ({ code, block, context }) => {
  const { language, title = '' } = block;
  const extension = scriptEndings[language] ?? 'ts';
  if (/^lectern\.config\.[cm]?[jt]s\b/.test(title))
    return configProblems({ code, extension, schema: context.schemas().config, isName: context.isOption });
  const parsed = parseSnippet({ code, extension });
  return Array.isArray(parsed) ? parsed : [];
};
const scriptEndings: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  jsx: 'jsx',
};

const checks = new Map<string, Check>(
  Object.entries({
    bash: shell,
    sh: shell,
    shell,
    console: shell,
    json,
    jsonc: json,
    json5: json,
    yaml,
    yml: yaml,
    http: ({ code }) => httpProblems(code),
    html: ({ code }) => htmlProblems(code),
    md: ({ code, context }) => frontMatterProblems({ code, schema: context.schemas().frontMatter }),
    mdx: ({ code, context }) => frontMatterProblems({ code, schema: context.schemas().frontMatter }),
    mermaid: ({ code }) => descriptionProblems(code),
    text: ({ code, block, context: { files } }) =>
      block.options.tree === undefined ? [] : treeProblems({ code, root: block.options.tree, files }),
    ...Object.fromEntries(Object.keys(scriptEndings).map((language) => [language, script])),
  }),
);

/** Code blocks in these languages are searched for HTTP headers, because they may configure a server or a bundler. */
const serverLanguages = new Set(['apache', 'js', 'json', 'nginx', 'text', 'toml', 'ts', 'yaml']);

export function checkFence({
  block,
  file,
  context,
}: {
  block: CodeBlockPart;
  file: string;
  context: FenceContext;
}): FenceResult {
  const language = block.language.toLowerCase();
  const check = checks.get(language);
  if (block.options['no-check'] !== undefined) return { outcome: 'opted out', diagnostics: [] };
  const headers = serverLanguages.has(language) ? headerProblems(block.code) : [];
  const variables = variableProblems({ code: block.code, context });
  if (check === undefined && headers.length + variables.length === 0)
    return { outcome: 'not checked', diagnostics: [] };
  const found = [...(check?.({ code: block.code, block, context }) ?? []), ...headers, ...variables];
  return { outcome: 'checked', diagnostics: found.map((one) => fenceDiagnostic({ ...one, block, file })) };
}

export function fenceDiagnostic({
  block,
  file,
  line,
  column,
  message,
}: FenceProblem & { block: CodeBlockPart; file: string }): Diagnostic {
  return problem({
    code: 'fence-content',
    message,
    hint: 'Fix the code. If the error is intentional, write `no-check` after the language.',
    file,
    line: block.line + line,
    column: (block.columns[line - 1] ?? 0) + column,
  });
}

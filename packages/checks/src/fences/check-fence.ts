import type { CodeBlockPart, Diagnostic } from 'lectern/plugin';
import { problem } from 'lectern/plugin';
import type { RepositoryFiles } from '../files.js';
import type { ConfigSchemas } from './config.js';
import { configProblems, frontMatterProblems, parseSnippet } from './config.js';
import { htmlProblems } from './html.js';
import { httpProblems } from './http.js';
import { jsonProblems, yamlProblems } from './json.js';
import type { CommandFacts } from './shell.js';
import { commandProblems } from './shell.js';
import type { FenceProblem } from './types.js';

/** What checking a code block came to. */
export interface FenceResult {
  outcome: 'checked' | 'opted out' | 'not checked';
  diagnostics: Diagnostic[];
}

export interface FenceContext {
  facts: CommandFacts;
  files: RepositoryFiles;
  schemas: () => ConfigSchemas;
  isOption: (key: string) => boolean;
}

type Check = (input: { code: string; block: CodeBlockPart; context: FenceContext }) => FenceProblem[];

const shell: Check = ({ code, context: { facts, files } }) => commandProblems({ text: code, facts, files });
const json: Check = ({ code, block }) => {
  const file = block.title ?? '';
  const withComments = block.language !== 'json' || /(?:^|\/)tsconfig[\w.]*\.json|\(part\)/.test(file);
  return jsonProblems({ code, withComments });
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

const checks: Readonly<Record<string, Check>> = {
  bash: shell,
  sh: shell,
  shell,
  console: shell,
  json,
  jsonc: json,
  json5: json,
  yaml: ({ code }) => yamlProblems(code),
  yml: ({ code }) => yamlProblems(code),
  http: ({ code }) => httpProblems(code),
  html: ({ code }) => htmlProblems(code),
  md: ({ code, context }) => frontMatterProblems({ code, schema: context.schemas().frontMatter }),
  mdx: ({ code, context }) => frontMatterProblems({ code, schema: context.schemas().frontMatter }),
  ...Object.fromEntries(Object.keys(scriptEndings).map((language) => [language, script])),
};

/** Checks a code block, unless it says `no-check`. */
export function checkFence({
  block,
  file,
  context,
}: {
  block: CodeBlockPart;
  file: string;
  context: FenceContext;
}): FenceResult {
  const check = checks[block.language.toLowerCase()];
  if (block.options['no-check'] !== undefined) return { outcome: 'opted out', diagnostics: [] };
  if (check === undefined) return { outcome: 'not checked', diagnostics: [] };
  const diagnostics = check({ code: block.code, block, context }).map(({ line, column, message }) =>
    problem({
      code: 'fence-content',
      message,
      hint: 'Fix the code, or write `no-check` after the language if the code is wrong on purpose.',
      file,
      line: block.line + line,
      column: (block.columns[line - 1] ?? 0) + column,
    }),
  );
  return { outcome: 'checked', diagnostics };
}

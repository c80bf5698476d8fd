import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { globSync } from 'tinyglobby';
import { parseCategory } from '../../../packages/lectern/src/content/docs/categories.js';
import { describeMarkdown } from '../../../packages/lectern/src/content/markdown-document.js';
import { withLineFeeds } from '../../../packages/lectern/src/content/read-text.js';
import { createPrismHighlighter } from '../../../packages/lectern/src/markdown/code/prism.js';
import { compileMarkdown } from '../../../packages/lectern/src/markdown/compile.js';
import { textCompiler } from '../../../packages/lectern/src/session/compile/compile-text.js';
import type { Random } from '../campaign.js';
import { blockConstructs } from '../constructs/blocks.js';
import { oddFrontMatter, yamlValues } from '../constructs/front-matter.js';
import { inlineConstructs } from '../constructs/inline.js';
import { mutateText } from '../mutations.js';
import type { Trial } from './trial.js';
import { badErrors } from './trial.js';

const constructs = Object.values({ ...inlineConstructs, ...blockConstructs });

export function documentTrial(root: string): Trial {
  const documents = globSync(
    ['site/{docs,tutorial}/**/*.{md,mdx}', 'tests/fixtures/ok-*/docs/**/*.{md,mdx}'],
    {
      cwd: root,
      absolute: true,
    },
  )
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.length < 20_000);
  const compile = textCompiler({
    compile: compileMarkdown,
    highlighter: createPrismHighlighter(),
    marks: { ids: [], directives: [], fences: [] },
    timeLimit: 30,
  });
  return (random) => {
    const content = withLineFeeds(oddDocument({ documents, random }));
    const file = random.pick(['a.mdx', 'a.md']);
    const read = describeMarkdown({
      ...{ source: 'docs', version: '', file, path: '', content, editUrl: undefined, lastUpdated: undefined },
      address: () => ({ id: 'a', route: '/a' }),
    });
    const compiled = compile({ file, content });
    const diagnostics = [...read.diagnostics, ...compiled.diagnostics];
    const bad: unknown[] = badErrors({ diagnostics, content });
    if (!diagnostics.some(({ severity }) => severity === 'error')) bad.push(...syntaxErrors(compiled.code));
    return { input: content, bad };
  };
}

function syntaxErrors(code: string): unknown[] {
  try {
    compileFunction(code, ['__import']);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

function oddDocument({ documents, random }: { documents: readonly string[]; random: Random }): string {
  const text = random.pick(documents);
  switch (random.below(5)) {
    case 0:
      return mutateText({ text, random });
    case 1:
      return `${oddFrontMatter(random)}\n${text}`;
    case 2:
      return Array.from({ length: 1 + random.below(6) }, () => random.pick(constructs)(random)).join('\n\n');
    case 3:
      return withLineEnds({ text: put({ text, random, piece: random.pick(constructs)(random) }), random });
    default:
      return put({ text: mutateText({ text, random }), random, piece: random.pick(constructs)(random) });
  }
}

function put({ text, piece, random }: { text: string; piece: string; random: Random }): string {
  const at = random.below(text.length + 1);
  const start = random.below(2) === 0 ? text.lastIndexOf('\n', at) + 1 : at;
  return text.slice(0, start) + piece + text.slice(start);
}

function withLineEnds({ text, random }: { text: string; random: Random }): string {
  return text.replace(/\n/g, () => random.pick(['\n', '\r\n', '\r']));
}

const category =
  'label: Guides\nposition: 2\ncustomProps: &a\n  b: [1, *c]\nlink:\n  type: doc\n  id: intro\n';

export const categoryTrial: Trial = (random) => {
  const value = random.pick(yamlValues);
  const text = random.below(2) === 0 ? category : category.replace(/: (?:Guides|2|doc|intro)/, `: ${value}`);
  const content = mutateText({ text, random });
  const { diagnostics } = parseCategory({ file: '_category_.yml', text: content });
  return { input: content, bad: badErrors({ diagnostics, content }) };
};

import type { PrismCore, PrismGrammar, PrismPattern } from './prism-core.js';

/** Never modifies Prism's own grammars, so the order of calls doesn't matter. */
export function buildGrammar({ name, prism }: { name: string; prism: PrismCore }): PrismGrammar | undefined {
  if (name === 'mdx') return mdxGrammar(prism);
  const grammar = prism.grammar(name);
  if (grammar === undefined) return undefined;
  if (name === 'typescript' || name === 'tsx') return withTypes({ ...grammar, builtin: TYPE_NAMES });
  if (name === 'javascript' || name === 'jsx') return withTypes(grammar);
  if (name === 'bash') return { ...grammar, parameter: FLAG };
  if (name === 'markdown') return markdownGrammar(grammar);
  return grammar;
}

export function isOwnGrammar(name: string): boolean {
  return name === 'mdx';
}

const TYPE_NAMES = /\b(?:any|bigint|boolean|never|number|object|string|symbol|unknown|void)\b(?!\s*[(:?]|\.)/;

/** Prism's own pattern for a flag doesn't allow hyphens within a name, as in `--save-dev`. */
const FLAG: PrismPattern = { pattern: /(^|\s)-{1,2}\w[\w-]*(?=[=\s]|$)/, lookbehind: true };

/**
 * Prism recognizes type names only after keywords such as `class` and `new`, but in reference documentation, most type
 * names are elsewhere.
 */
function withTypes(grammar: PrismGrammar): PrismGrammar {
  return {
    ...grammar,
    // A single letter such as `T` is a type parameter.
    constant: /\b[A-Z][A-Z\d_]+\b/,
    'maybe-class-name': { pattern: /(^|[^\w$.]|\.{3})[A-Z][\w$]*\b/, lookbehind: true },
  };
}

/**
 * A fence may have any number of backticks or tildes. Its language is a separate token, which determines how the code
 * is highlighted.
 */
const FENCE: PrismPattern = {
  pattern: /(^[ \t]*)(`{3,}|~{3,})[^`\n]*\n(?:[\s\S]*?\n)??[ \t]*\2[`~]*[ \t]*$/m,
  lookbehind: true,
  greedy: true,
  inside: {
    'code-block': { pattern: /^([^\n]*\n)[\s\S]+(?=\n[^\n]*$)/, lookbehind: true },
    'code-language': { pattern: /^((?:`{3,}|~{3,})[ \t]*)[^\s`~{]+/, lookbehind: true },
  },
};

const DIRECTIVE: PrismPattern = { pattern: /(^[ \t]*):{3,}[^\n]*/m, lookbehind: true };

function markdownGrammar(grammar: PrismGrammar): PrismGrammar {
  // Indented code is not highlighted, because it is almost always the second paragraph of a list item.
  return insertBefore({
    grammar: { ...grammar, code: FENCE },
    type: 'title',
    added: { directive: DIRECTIVE },
  });
}

function mdxGrammar(prism: PrismCore): PrismGrammar | undefined {
  const markdown = prism.grammar('markdown');
  const tsx = prism.grammar('tsx');
  const jsx = prism.grammar('jsx');
  if (markdown === undefined || tsx === undefined || jsx === undefined) return undefined;
  const script = withTypes(tsx);
  const added: PrismGrammar = {
    esm: { pattern: /^(?:import|export)\b[^\n]*(?:\n[^\n]*\S[^\n]*)*/m, greedy: true, inside: script },
    directive: DIRECTIVE,
    'heading-id': { pattern: /\{#[\w-]+\}[ \t]*$/m },
    'mdx-comment': { pattern: /\{\s*\/\*[\s\S]*?\*\/\s*\}/, greedy: true },
    expression: {
      pattern: /(^|[^\\=])\{(?!\{)(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/,
      lookbehind: true,
      inside: script,
    },
  };
  // `tag` comes first, because an expression in an attribute is part of the tag.
  const { tag: _html, ...others } = markdown;
  return insertBefore({
    grammar: { ...others, code: FENCE },
    type: 'title',
    added: { tag: jsx.tag, ...added },
  });
}

/** Prism tries patterns in the order of their keys. */
function insertBefore({
  grammar,
  type,
  added,
}: {
  grammar: PrismGrammar;
  type: string;
  added: PrismGrammar;
}): PrismGrammar {
  return Object.fromEntries(
    Object.entries(grammar).flatMap((entry) =>
      entry[0] === type ? [...Object.entries(added), entry] : [entry],
    ),
  );
}

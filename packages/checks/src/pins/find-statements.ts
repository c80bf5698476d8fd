import type { CodeBlockPart, ProseBlock } from 'lectern/plugin';
import { bareNumbers, hasBareNumber, sentencesOf } from '../claims/find-claims.js';
import { tablesIn } from '../tables/read-tables.js';

export interface Statement {
  what: 'table row' | 'sentence' | 'caption' | 'diagram' | 'directive' | 'code block';
  text: string;
  line: number;
  column: number;
}

export function findStatements({
  prose,
  codeBlocks,
  source,
  units,
  words,
  isDocumented,
}: {
  prose: readonly ProseBlock[];
  codeBlocks: readonly CodeBlockPart[];
  source: string;
  /** Numbers with these units are left out, because `check-claims.ts` checks them. */
  units: readonly string[];
  /** Prefixes of words. A sentence with such a word counts as a statement. */
  words: readonly string[];
  isDocumented: (code: string) => boolean;
}): Statement[] {
  const rows = tablesIn(prose).flatMap((table) => [table.header, ...table.rows]);
  const text = prose.filter((block) => block.kind !== 'cell' && !isCaption(block));
  return [
    ...rows.map(({ cells, line, column }) => {
      return { what: 'table row' as const, text: `| ${cells.join(' | ')} |`, line, column };
    }),
    ...prose.filter(isCaption).map(({ markdown, line, column }) => {
      return { what: 'caption' as const, text: markdown, line, column };
    }),
    ...bareNumbers({ blocks: [...descriptionIn(source), ...text], units }).map(
      ({ sentence, line, column }) => {
        return { what: 'sentence' as const, text: sentence, line, column };
      },
    ),
    ...sentencesWith({ prose: text, words, isDocumented }),
    ...codeBlocks.filter(({ language }) => language === 'mermaid').flatMap(linesOfDiagram),
    ...codeBlocks.filter(isUnproven).map(({ language, code, line, column }) => {
      return { what: 'code block' as const, text: `\`\`\`${language} ${code}`, line, column };
    }),
    ...directivesIn({ source, codeBlocks }),
  ]
    .map((found) => ({ ...found, text: found.text.replace(/\s+/g, ' ').trim() }))
    .sort((a, b) => a.line - b.line);
}

function isCaption({ markdown }: ProseBlock): boolean {
  return /^[*_]*:figure\[/.test(markdown);
}

/**
 * Code blocks in these languages aren't statements. Scripts are compiled, and each line of a Mermaid diagram is a
 * separate statement.
 */
const provenLanguages = ['ts', 'typescript', 'tsx', 'js', 'javascript', 'mjs', 'jsx', 'mermaid'];

function isUnproven({ language, code, options }: CodeBlockPart): boolean {
  return (
    code.trim() !== '' &&
    !provenLanguages.includes(language.toLowerCase()) &&
    options.output === undefined &&
    options.tree === undefined
  );
}

/** Readers see the description from the front matter in search results. */
export function descriptionIn(source: string): Pick<ProseBlock, 'markdown' | 'line' | 'column'>[] {
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\n---/.exec(source) ?? [];
  const lines = frontMatter.split(/\r?\n/);
  const index = lines.findIndex((line) => line.startsWith('description: '));
  const markdown = lines[index]?.slice('description: '.length);
  return markdown === undefined ? [] : [{ markdown, line: index + 2, column: 'description: '.length + 1 }];
}

/**
 * Matches a value in inline code: `false`, `active: true`, `'en'`, `[BLANK_AUDIO]`, `lang="en"`, `script-src 'self'`.
 */
const literal = '`(?:true|false|null|undefined|[\'"[][^`]*|[\\w-]+: [^`]+|[\\w-]+(?:=| )["\'][^`]*)`';

/** Sentences with a number are skipped, because `bareNumbers` finds them. */
function sentencesWith({
  prose,
  words,
  isDocumented,
}: {
  prose: readonly ProseBlock[];
  words: readonly string[];
  isDocumented: (code: string) => boolean;
}): Statement[] {
  const pattern = new RegExp(
    [':value\\[', literal, ...words.map((word) => `\\b${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`)].join(
      '|',
    ),
    'i',
  );
  return prose.flatMap(({ markdown, line, column }) => {
    let before = '';
    return sentencesOf(markdown).flatMap((sentence) => {
      const lines = before.split('\n').length - 1;
      before += sentence;
      const isStatement =
        (pattern.test(sentence) || codesIn(sentence).some(isDocumented)) && !hasBareNumber(sentence);
      const location = { line: line + lines, column: lines === 0 ? column : 1 };
      return isStatement ? [{ what: 'sentence' as const, text: sentence, ...location }] : [];
    });
  });
}

/** Link text is skipped, because a link from a name to its documentation needs no review. */
function codesIn(sentence: string): string[] {
  return [...sentence.matchAll(/(?<!\[)`([^`]+)`(?!\]\()/g)].map(([, code = '']) => code);
}

function linesOfDiagram({ code, line, columns }: CodeBlockPart): Statement[] {
  return code.split('\n').flatMap((text, index) => {
    const isStatement = text.trim() !== '' && !/^\s*%%/.test(text);
    const location = { line: line + 1 + index, column: (columns[index] ?? 0) + 1 };
    return isStatement ? [{ what: 'diagram' as const, text, ...location }] : [];
  });
}

function directivesIn({
  source,
  codeBlocks,
}: {
  source: string;
  codeBlocks: readonly CodeBlockPart[];
}): Statement[] {
  const isCode = (line: number): boolean =>
    codeBlocks.some((block) => line > block.line && line <= block.line + block.code.split('\n').length);
  return source.split(/\r?\n/).flatMap((text, index) => {
    const line = index + 1;
    return /^::[a-z][\w-]*\{.*\}\s*$/.test(text) && !isCode(line)
      ? [{ what: 'directive' as const, text, line, column: 1 }]
      : [];
  });
}

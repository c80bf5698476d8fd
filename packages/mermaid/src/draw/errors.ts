import type { MermaidSyntaxError } from './types.js';

/**
 * Mermaid has two kinds of parsers, which report locations differently. Neither parser counts the lines of front matter
 * and comments.
 */
interface SourceLocation {
  line?: number;
  column?: number;
}

interface ParserError extends Error {
  hash?: {
    token?: string;
    text?: string;
    line?: number;
    loc?: { first_line?: number; first_column?: number };
  };
  result?: {
    lexerErrors?: { line?: number; column?: number; message?: string }[];
    parserErrors?: {
      message?: string;
      token?: { startLine?: number; startColumn?: number; image?: string };
    }[];
  };
}

function removedHeader(code: string): string {
  return code
    .replace(/\r\n?/g, '\n')
    .replace(/^[^\S\n]*---[\s\S]*?\n\s*---\s*\n+/, '')
    .replace(/%%\{[\s\S]*?\}%%/g, '')
    .replace(/^\s*%%(?!\{)[^\n]+\n?/gm, '')
    .trimStart();
}

/** Mermaid parses only some of the source's lines, but in the same order. */
function originalLine(code: string, line: number): number {
  const own = code.replace(/\r\n?/g, '\n').split('\n');
  const header = /^[^\S\n]*---[\s\S]*?\n\s*---\s*\n/.exec(code.replace(/\r\n?/g, '\n'))?.[0] ?? '';
  let at = header.split('\n').length - 2;
  for (const seen of removedHeader(code).split('\n').slice(0, line)) {
    const next = own.findIndex((text, index) => index > at && text.trim() === seen.trim());
    if (next < 0) break;
    at = next;
  }
  return Math.max(at, 0) + 1;
}

function locationOf(error: ParserError): SourceLocation {
  const { hash, result } = error;
  const lexer = result?.lexerErrors?.[0];
  const token = result?.parserErrors?.[0]?.token;
  const line =
    hash?.loc?.first_line ??
    (hash?.line === undefined ? undefined : hash.line + 1) ??
    lexer?.line ??
    token?.startLine;
  const column = lexer?.column ?? token?.startColumn;
  const fromMessage = /on line (\d+)/.exec(error.message)?.[1];
  const found = fromMessage ? Number(fromMessage) : line;
  return {
    ...(found !== undefined && !Number.isNaN(found) && { line: found }),
    ...(column !== undefined && !Number.isNaN(column) && { column }),
  };
}

const SIGNS: Record<string, string> = {
  NEWLINE: 'the end of the line',
  EOF: 'the end of the diagram',
  SQE: ']',
  SQS: '[',
  PE: ')',
  PS: '(',
  DIAMOND_STOP: '}',
  PIPE: '|',
};

function plainMessage(error: ParserError, excerpt: string | undefined): string {
  const found = /got '([^']+)'/.exec(error.message)?.[1];
  const parserError = error.result?.parserErrors?.[0];
  if (error.name === 'UnknownDiagramError') {
    return 'Unknown diagram type. The first line sets the type, for example "flowchart LR" or "sequenceDiagram".';
  }
  const near = excerpt ? `, near "${excerpt}"` : '';
  if (error.hash) {
    const token = error.hash.text?.trim();
    if (found === 'EOF' || found === '1')
      return 'The diagram is incomplete: it ends inside a statement or block.';
    if (token) return `Unexpected "${token}"${near}.`;
    return `Unexpected ${SIGNS[found ?? ''] ?? 'text'}${near}.`;
  }
  if (parserError?.token?.image) return `Unexpected "${parserError.token.image}"${near}.`;
  const first = (error.result?.lexerErrors?.[0]?.message ?? error.message).split('\n')[0] ?? '';
  return (
    first
      .replace(/^(Error|Parsing failed|Parse error|Syntax error)[:\s]*/i, '')
      .slice(0, 200)
      .trim() || 'The diagram has a syntax error.'
  );
}

export function syntaxError(thrown: unknown, code: string): MermaidSyntaxError {
  const error = (
    thrown instanceof Error ? thrown : new Error(String((thrown as { str?: string })?.str ?? thrown))
  ) as ParserError;
  if (!(thrown instanceof Error)) Object.assign(error, thrown);
  const location = locationOf(error);
  const lines = code.replace(/\r\n?/g, '\n').split('\n');
  const line = location.line === undefined ? undefined : originalLine(code, location.line);
  const excerpt = line === undefined ? undefined : lines[line - 1]?.trim().slice(0, 60);
  return {
    ok: false,
    reason: 'syntax',
    message: plainMessage(error, excerpt),
    ...(line !== undefined && { line }),
    ...(location.column !== undefined && { column: location.column }),
  };
}

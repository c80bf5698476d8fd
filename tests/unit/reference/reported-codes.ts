import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface ReportedCode {
  code: string;
  severity: 'error' | 'warning' | 'either';
}

const packages = path.resolve(import.meta.dirname, '../../../packages');
/** An error code always contains a hyphen. Other properties named `code` contain a single word or source code. */
const codePattern = /^[a-z]+(-[a-z]+)+$/;

export function reportedCodes(name: string): ReportedCode[] {
  const files = readdirSync(path.join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|__fixtures__|explanations/.test(file))
    .map((file) => path.join(packages, name, 'src', file));
  const found = new Map<string, Set<'error' | 'warning'>>();
  for (const file of files) {
    for (const { code, severities } of codesIn(readFileSync(file, 'utf8')))
      found.set(code, new Set([...(found.get(code) ?? []), ...severities]));
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, [first = 'error', second]]) => ({
      code,
      severity: second === undefined ? first : 'either',
    }));
}

interface Found {
  code: string;
  severities: ('error' | 'warning')[];
}

export function codesIn(source: string): Found[] {
  const tree = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const value = valueOfCode(node);
    if (value !== undefined) {
      const severities = severitiesBeside(node);
      for (const code of literals(value).filter((text) => codePattern.test(text)))
        found.push({ code, severities });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function valueOfCode(node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'code') return node.initializer;
  if (ts.isVariableDeclaration(node) && /^code$|Code$/.test(node.name.getText())) return node.initializer;
  return undefined;
}

/** Without `severity`, `problem` creates an error. If `severity` is computed, both severities are possible. */
function severitiesBeside({ parent }: ts.Node): Found['severities'] {
  if (!ts.isObjectLiteralExpression(parent)) return ['error'];
  const severity = parent.properties.find(({ name }) => name?.getText() === 'severity');
  if (severity === undefined) return ['error'];
  const value = ts.isPropertyAssignment(severity) ? severity.initializer : undefined;
  const named = (value === undefined ? [] : literals(value)).flatMap((text): Found['severities'] =>
    text === 'error' || text === 'warning' ? [text] : [],
  );
  return named.length === 0 ? ['error', 'warning'] : named;
}

function literals(value: ts.Expression): string[] {
  if (ts.isStringLiteralLike(value)) return [value.text];
  if (ts.isConditionalExpression(value)) return [...literals(value.whenTrue), ...literals(value.whenFalse)];
  if (ts.isAsExpression(value) || ts.isParenthesizedExpression(value)) return literals(value.expression);
  return [];
}

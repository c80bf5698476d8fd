import ts from 'typescript';

/**
 * @param input.where - The text in parentheses in the fence's title: `at the top`, `at the end`, `replace the imports`,
 * or `replace NAME`, which replaces the declaration of `NAME` and its comment.
 */
export function edit({ text, where, code }: { text: string; where: string; code: string }): string {
  const module = text.trimEnd();
  const block = code.trimEnd();
  if (where === 'at the top') return `${block}\n\n${module}\n`;
  if (where === 'at the end') return `${module}\n\n${block}\n`;
  const { start, end } = rangeOf({ text, name: where.replace(/^replace /, '') });
  return `${text.slice(0, start)}${block}${text.slice(end)}`;
}

function rangeOf({ text, name }: { text: string; name: string }): { start: number; end: number } {
  const source = ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const statements = source.statements.filter((statement) =>
    name === 'the imports' ? ts.isImportDeclaration(statement) : namesOf(statement).includes(name),
  );
  const [first, last] = [statements[0], statements.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`The module has no ${name} to replace.`);
  return { start: first.getStart(source, true), end: last.end };
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

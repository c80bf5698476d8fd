import path from 'node:path';
import ts from 'typescript';
import type { Entry } from './entries.js';

const engine = path.resolve(import.meta.dirname, '../../../packages/lectern/src');
export const toolkit = path.join(engine, 'toolkit.ts');
export const themeExports = path.join(engine, 'theme/public.ts');

export interface TypeReader {
  /** @param input.isOwn - Whether to leave out inherited members. */
  entriesOf(input: { name: string; isGiven?: boolean; isOwn?: boolean }): Entry[];
  functions(names: readonly string[]): Entry[];
  functionsOf(name: string): string[];
}

export function createTypeReader(file: string): TypeReader {
  const program = ts.createProgram({
    rootNames: [file],
    options: {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      strict: true,
      skipLibCheck: true,
      types: [],
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  const exported = new Map(
    (module === undefined ? [] : checker.getExportsOfModule(module)).map((symbol) => [
      symbol.name,
      (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
    ]),
  );
  const symbolOf = (name: string): ts.Symbol => {
    const symbol = exported.get(name);
    if (symbol === undefined) throw new Error(`${path.basename(file)} exports no "${name}".`);
    return symbol;
  };
  const membersOf = (name: string): { member: ts.Symbol; declaration: ts.Declaration }[] =>
    checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbolOf(name)))
      .flatMap((member) =>
        (member.declarations ?? []).slice(0, 1).map((declaration) => ({ member, declaration })),
      );
  const documentation = (symbol: ts.Symbol): Pick<Entry, 'description' | 'example'> =>
    documentationOf({ symbol, checker });
  return {
    entriesOf: ({ name, isGiven = false, isOwn = false }) =>
      membersOf(name)
        .filter(({ declaration }) => !isOwn || symbolOf(name).declarations?.includes(parentOf(declaration)))
        .map(({ member, declaration }) => ({
          name: member.name,
          type: `\`${typeText({ declaration, checker })}\``,
          required: !isGiven && (member.flags & ts.SymbolFlags.Optional) === 0,
          ...documentation(member),
        })),
    functions: (names) =>
      names.map((name) => ({
        name,
        type: `\`${(symbolOf(name).declarations ?? [])
          .slice(0, 1)
          .map((declaration) => typeText({ declaration, checker }))
          .join('')}\``,
        required: false,
        ...documentation(symbolOf(name)),
      })),
    functionsOf: (name) =>
      membersOf(name).flatMap(({ member, declaration }) =>
        ts.isMethodSignature(declaration) ? [member.name] : [],
      ),
  };
}

/** Parameters are a list, because the signature doesn't say what they mean. */
function documentationOf({
  symbol,
  checker,
}: {
  symbol: ts.Symbol;
  checker: ts.TypeChecker;
}): Pick<Entry, 'description' | 'example'> {
  const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => ({
    name,
    text: ts.displayPartsToString(text),
  }));
  const textsOf = (tag: string): string[] => tags.filter(({ name }) => name === tag).map(({ text }) => text);
  const throws = textsOf('throws').map((text) => `Throws ${oneLine(text)}`);
  const parameters = textsOf('param').map((text) =>
    oneLine(text).replace(/^(?:input\.)?(\S+) - /, '- `$1`: '),
  );
  const [example] = textsOf('example');
  const summary = oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  return {
    description: [[summary, ...throws].join(' '), parameters.join('\n')].filter(Boolean).join('\n\n'),
    ...(example === undefined ? {} : { example }),
  };
}

function parentOf(declaration: ts.Declaration): ts.Declaration {
  return declaration.parent as ts.InterfaceDeclaration;
}

/** The question mark of an optional member implies `undefined`, so the type doesn't repeat it. */
function typeText({
  declaration,
  checker,
}: {
  declaration: ts.Declaration;
  checker: ts.TypeChecker;
}): string {
  const type = (node: ts.Node | undefined): string =>
    (node?.getText() ?? 'void').replace(/\s+/g, ' ').replace(/ \| undefined$/, '');
  if (ts.isFunctionDeclaration(declaration)) return functionText({ declaration, checker });
  if (ts.isMethodSignature(declaration))
    return `(${declaration.parameters.map(type).join(', ')}) => ${type(declaration.type)}`;
  return ts.isPropertySignature(declaration) ? type(declaration.type) : type(declaration);
}

function functionText({
  declaration,
  checker,
}: {
  declaration: ts.FunctionDeclaration;
  checker: ts.TypeChecker;
}): string {
  const printer = ts.createPrinter({ removeComments: true });
  const print = (node: ts.Node): string =>
    printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile()).replace(/\s+/g, ' ');
  const parameter = ({ type, name }: ts.ParameterDeclaration): string => {
    if (type === undefined) return name.getText();
    const local = checker.getTypeFromTypeNode(type).symbol?.declarations?.[0];
    const isLocal = local !== undefined && ts.isInterfaceDeclaration(local) && local.name.text === 'Options';
    const text = isLocal ? `{ ${local.members.map(print).join(' ')} }` : print(type);
    return ts.isIdentifier(name) ? `${name.text}: ${text}` : text;
  };
  const signature = checker.getSignatureFromDeclaration(declaration);
  const result =
    declaration.type === undefined && signature !== undefined
      ? checker.typeToString(signature.getReturnType())
      : print(declaration.type ?? ts.factory.createKeywordTypeNode(ts.SyntaxKind.VoidKeyword));
  return `(${declaration.parameters.map(parameter).join(', ')}) => ${result}`;
}

import path from 'node:path';
import ts from 'typescript';
import type { Entry } from './entries.js';

const toolkit = path.resolve(import.meta.dirname, '../../../packages/lectern/src/toolkit.ts');

export interface TypeReader {
  /** Returns the members of an exported interface, each with its type and its doc comment. */
  entriesOf(input: { name: string; isGiven?: boolean }): Entry[];
  /** Returns the names of the members of an exported interface that are functions. */
  functionsOf(name: string): string[];
}

/** Reads the types that `lectern/plugin` exports. Their doc comments are the reference of the interface. */
export function createTypeReader(): TypeReader {
  const program = ts.createProgram({
    rootNames: [toolkit],
    options: {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      strict: true,
      skipLibCheck: true,
      types: [],
    },
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(toolkit);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  const exported = new Map(
    (module === undefined ? [] : checker.getExportsOfModule(module)).map((symbol) => [
      symbol.name,
      (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
    ]),
  );
  const membersOf = (name: string): { member: ts.Symbol; declaration: ts.Declaration }[] => {
    const symbol = exported.get(name);
    if (symbol === undefined) throw new Error(`lectern/plugin exports no type "${name}".`);
    return checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
      .flatMap((member) =>
        (member.declarations ?? []).slice(0, 1).map((declaration) => ({ member, declaration })),
      );
  };
  return {
    entriesOf: ({ name, isGiven = false }) =>
      membersOf(name).map(({ member, declaration }) => ({
        name: member.name,
        type: `\`${typeText(declaration)}\``,
        required: !isGiven && (member.flags & ts.SymbolFlags.Optional) === 0,
        description: ts
          .displayPartsToString(member.getDocumentationComment(checker))
          .replace(/\s*\n\s*/g, ' '),
      })),
    functionsOf: (name) =>
      membersOf(name).flatMap(({ member, declaration }) =>
        ts.isMethodSignature(declaration) ? [member.name] : [],
      ),
  };
}

/** Returns the type as written, on one line and without `undefined`, which the question mark implies. */
function typeText(declaration: ts.Declaration): string {
  const type = (node: ts.Node | undefined): string =>
    (node?.getText() ?? 'void').replace(/\s+/g, ' ').replace(/ \| undefined$/, '');
  if (ts.isMethodSignature(declaration))
    return `(${declaration.parameters.map(type).join(', ')}) => ${type(declaration.type)}`;
  return ts.isPropertySignature(declaration) ? type(declaration.type) : type(declaration);
}

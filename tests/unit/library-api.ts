import path from 'node:path';
import ts from 'typescript';
import { callGraphOf } from '../../packages/typedoc/src/read/doc-comments/call-graph.js';
import { checkedPackage } from '../../packages/typedoc/src/read/doc-comments/check-comments.js';
import { publicFunctions } from '../../packages/typedoc/src/read/doc-comments/public-functions.js';
import { thrownIn } from '../../packages/typedoc/src/read/doc-comments/throws-tags.js';

export function describeApi({ packageDir }: { packageDir: string }): string {
  const config = path.join(packageDir, 'tsconfig.json');
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    packageDir,
  );
  const program = ts.createProgram(fileNames, { ...options, incremental: false, removeComments: true });
  const pkg = checkedPackage({ program, packageDir });
  const files = pkg.files
    .filter(({ fileName }) => fileName.endsWith('.ts'))
    .sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
  const graph = callGraphOf(pkg);
  const functions = publicFunctions({ entryPoints: [path.join(packageDir, 'src/index.ts')], pkg });
  const relative = ({ fileName }: ts.SourceFile): string =>
    path.relative(path.join(packageDir, 'src'), fileName).replaceAll('\\', '/');
  const thrown = functions.map((one) => {
    const names = [...thrownIn(one, graph)].map(({ name }) => name?.text ?? '').sort();
    return names.length === 0 ? [] : [`${one.name}: ${names.join(', ')}`];
  });
  return [
    section(
      'Declarations',
      files
        .filter((file) => !relative(file).startsWith('internal/'))
        .flatMap((file) => [`// ${relative(file)}`, ...declarationsOf({ program, file })]),
    ),
    section('Thrown errors', thrown.flat()),
    section(
      'Defaults',
      files.flatMap((file) => defaultsIn(file).map((text) => `${relative(file)}: ${text}`)),
    ),
    section(
      'Constants',
      files.flatMap((file) => constantsIn(file).map((text) => `${relative(file)}: ${text}`)),
    ),
    section(
      'Error messages',
      files.flatMap((file) => messagesIn(file, new Set(graph.errors.keys()))),
    ),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string {
  return `${title}\n${'='.repeat(title.length)}\n\n${lines.join('\n')}\n`;
}

function declarationsOf({ program, file }: { program: ts.Program; file: ts.SourceFile }): string[] {
  let text = '';
  const write = (name: string, content: string): void => {
    if (name.endsWith('.d.ts')) text = content;
  };
  program.emit(file, write, undefined, true);
  const isPublic = (line: string): boolean => !/^\s*(?:#private|private |import )/u.test(line);
  return text.split('\n').filter((line) => line.trim() !== '' && isPublic(line));
}

function collect(file: ts.SourceFile, find: (node: ts.Node) => string[]): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    found.push(...find(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function defaultsIn(file: ts.SourceFile): string[] {
  return collect(file, (node) =>
    (ts.isBindingElement(node) || ts.isParameter(node)) && node.initializer ? [oneLine(node)] : [],
  );
}

function constantsIn(file: ts.SourceFile): string[] {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer && isPlain(initializer))
    .map(oneLine);
}

function isPlain(node: ts.Expression): boolean {
  if (ts.isPrefixUnaryExpression(node)) return isPlain(node.operand);
  if (ts.isBinaryExpression(node)) return isPlain(node.left) && isPlain(node.right);
  return ts.isLiteralExpression(node) && !ts.isTemplateLiteral(node);
}

/** Error classes pass their messages to `super(…)`. */
function messagesIn(file: ts.SourceFile, errors: ReadonlySet<string>): string[] {
  const isError = (node: ts.Node): boolean =>
    (ts.isNewExpression(node) && errors.has(node.expression.getText())) ||
    (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword);
  return collect(file, (node) => {
    if (!isError(node)) return [];
    const { expression, arguments: given } = node as ts.NewExpression | ts.CallExpression;
    const words = [...(given ?? [])].map(oneLine).filter((text) => /['"`]/u.test(text));
    return words.length === 0 ? [] : [`${nameOf(node) ?? expression.getText()}: ${words.join(', ')}`];
  });
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node)) return undefined;
  return ts.findAncestor(node, ts.isClassDeclaration)?.name?.text;
}

function oneLine(node: ts.Node): string {
  return node.getText().replace(/\s+/gu, ' ');
}

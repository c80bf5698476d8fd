import { dirname, join } from 'node:path';
import type { AstNode } from 'lectern/plugin';
import { parseModule, readText } from 'lectern/plugin';

type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** Follows relative imports. Returns undefined if the value can't be evaluated without running the module. */
export function constantIn({ file, path }: { file: string; path: string }): Value | undefined {
  const [name = '', ...keys] = path.split('.');
  let value = moduleValue({ file, name, known: { modules: new Map(), values: new Map() }, depth: 0 });
  for (const key of keys) value = fieldOf(value, key);
  return value;
}

function fieldOf(value: Value | undefined, key: string): Value | undefined {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, Value>>)[key]
    : undefined;
}

interface Known {
  modules: Map<string, readonly AstNode[]>;
  values: Map<string, Value | undefined>;
}

interface Scope {
  file: string;
  known: Known;
  depth: number;
}

const mostLevels = 500;

function moduleValue({ file, name, known, depth }: Scope & { name: string }): Value | undefined {
  const key = `${file}\0${name}`;
  if (!known.values.has(key)) {
    // Set before the evaluation to prevent infinite recursion: a constant that depends on itself has no value.
    known.values.set(key, undefined);
    known.values.set(key, findValue({ file, name, known, depth }));
  }
  return known.values.get(key);
}

function findValue({ file, name, known, depth }: Scope & { name: string }): Value | undefined {
  for (const node of bodyOf({ file, known })) {
    const scope = { file, known, depth };
    const found = declared({ node: (node.declaration as AstNode | null) ?? node, name, scope });
    if (found !== undefined) return found;
    const imported = importedFrom({ node, name, file });
    if (imported !== undefined) return moduleValue({ ...imported, known, depth: depth + 1 });
  }
  return undefined;
}

function bodyOf({ file, known }: Pick<Scope, 'file' | 'known'>): readonly AstNode[] {
  const body =
    known.modules.get(file) ?? parseModule({ file, source: readText({ path: file, file }).text ?? '' });
  known.modules.set(file, body);
  return body;
}

function declared({ node, name, scope }: { node: AstNode; name: string; scope: Scope }): Value | undefined {
  if (node.type === 'VariableDeclaration') {
    const found = (node.declarations as AstNode[]).find(({ id }) => (id as { name?: string }).name === name);
    return found?.init ? evaluated({ node: found.init as AstNode, scope }) : undefined;
  }
  if (node.type === 'ClassDeclaration' && (node.id as { name?: string } | null)?.name === name)
    return classValue({ node, scope });
  return undefined;
}

function classValue({ node, scope }: { node: AstNode; scope: Scope }): Value {
  const members = (node.body as AstNode).body as AstNode[];
  return Object.fromEntries(
    members.flatMap((member): [string, Value][] => {
      const key = (member.key as { name?: string } | undefined)?.name;
      if (member.type !== 'PropertyDefinition' || key === undefined || !member.value) return [];
      const value = evaluated({ node: member.value as AstNode, scope });
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function importedFrom({
  node,
  name,
  file,
}: {
  node: AstNode;
  name: string;
  file: string;
}): { file: string; name: string } | undefined {
  const source = (node.source as { value?: string } | null)?.value;
  if (source === undefined || !source.startsWith('.')) return undefined;
  const specifier = ((node.specifiers as AstNode[] | undefined) ?? []).find(
    ({ local, exported }) => ((exported ?? local) as { name?: string }).name === name,
  );
  if (specifier === undefined) return undefined;
  const original = (specifier.imported ?? specifier.local) as { name?: string };
  return { file: join(dirname(file), source.replace(/\.js(x?)$/, '.ts$1')), name: original.name ?? name };
}

function evaluated({ node, scope: outer }: { node: AstNode; scope: Scope }): Value | undefined {
  if (outer.depth > mostLevels) return undefined;
  const scope = { ...outer, depth: outer.depth + 1 };
  const inner = (child: unknown): Value | undefined => evaluated({ node: child as AstNode, scope });
  switch (node.type) {
    case 'Literal':
      return node.value as Value;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return inner(node.expression);
    case 'Identifier':
      return moduleValue({ ...scope, name: node.name as string });
    case 'MemberExpression':
      return fieldOf(inner(node.object), (node.property as { name?: string }).name ?? '');
    case 'UnaryExpression': {
      const value = inner(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : undefined;
    }
    case 'BinaryExpression':
      return calculated({
        operator: node.operator as string,
        left: inner(node.left),
        right: inner(node.right),
      });
    case 'ArrayExpression': {
      // An empty item, or an item that can't be evaluated, becomes null.
      const items = (node.elements as (AstNode | null)[]).map((item) => (item && inner(item)) ?? null);
      return items;
    }
    case 'ObjectExpression':
      return Object.fromEntries(
        (node.properties as AstNode[]).flatMap((property): [string, Value][] => {
          const key = property.key as { name?: string; value?: string } | undefined;
          const value = property.type === 'Property' ? inner(property.value) : undefined;
          return key === undefined || value === undefined ? [] : [[key.name ?? String(key.value), value]];
        }),
      );
    case 'NewExpression':
    case 'CallExpression': {
      // A call with a list or an object is assumed to return it, as `Object.freeze(list)`, `new Set(list)`, and
      // `z.object(fields)` do. The result of any other call, such as `Math.max(1, 2)`, is unknown.
      const [first] = node.arguments as AstNode[];
      const value = first === undefined ? undefined : inner(first);
      return typeof value === 'object' && value !== null ? value : undefined;
    }
    default:
      return undefined;
  }
}

function calculated({
  operator,
  left,
  right,
}: {
  operator: string;
  left: Value | undefined;
  right: Value | undefined;
}): number | undefined {
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  switch (operator) {
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '**':
      return left ** right;
    default:
      return undefined;
  }
}

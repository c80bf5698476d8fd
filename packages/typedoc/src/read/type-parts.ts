import type { CodePart, ReferenceTarget } from '../model/types.js';
import { objectParts } from './object-parts.js';
import { joinParts, keyword, mergeParts, plain } from './parts.js';
import type { LinkTarget, TypeNode } from './typedoc-json.js';

type Targets = ReadonlyMap<number, ReferenceTarget>;

/**
 * The context of a nested type: `list` is a list such as a union, and `sign` is before a postfix operator such as `[]`.
 */
type Within = 'list' | 'sign' | undefined;

interface Writer {
  /** Formats a type that never needs parentheses, because it is between brackets or at the end of a type. */
  alone(type: TypeNode | undefined): CodePart[];
  listed(type: TypeNode | undefined): CodePart[];
  beforeSign(type: TypeNode | undefined): CodePart[];
  list(types: readonly TypeNode[] | undefined): CodePart[];
  /** Adds parentheses to a type, such as a union, that needs them in a list and before a postfix operator. */
  weak(code: CodePart[]): CodePart[];
  /** Adds parentheses to a type, such as `keyof T`, that needs them only before a postfix operator. */
  operation(code: CodePart[]): CodePart[];
  target(type: TypeNode): ReferenceTarget | undefined;
  isPart: boolean;
}

export function typeParts({ type, targets }: { type: TypeNode | undefined; targets: Targets }): CodePart[] {
  return mergeParts(write({ type, targets, within: undefined }));
}

function write({
  type,
  targets,
  within,
}: {
  type: TypeNode | undefined;
  targets: Targets;
  within: Within;
}): CodePart[] {
  if (type === undefined) return [keyword('any')];
  const alone = (inner: TypeNode | undefined) => write({ type: inner, targets, within: undefined });
  const bracketed = (code: CodePart[]) => [plain('('), ...code, plain(')')];
  const writer: Writer = {
    alone,
    listed: (inner) => write({ type: inner, targets, within: 'list' }),
    beforeSign: (inner) => write({ type: inner, targets, within: 'sign' }),
    list: (types = []) => joinParts({ lists: types.map(alone), separator: ', ' }),
    weak: (code) => (within === undefined ? code : bracketed(code)),
    operation: (code) => (within === 'sign' ? bracketed(code) : code),
    target: ({ target }) => targetOf({ target, targets }),
    isPart: within !== undefined,
  };
  return writers[type.type]?.(type, writer) ?? [plain(type.name ?? 'unknown')];
}

const writers: Readonly<Record<string, (type: TypeNode, writer: Writer) => CodePart[]>> = {
  intrinsic: ({ name = '' }) => [keyword(name)],
  literal: ({ value }) => [literal(value)],
  reference: (type, { list, target }) => [
    { text: type.name ?? '', token: 't', to: target(type) },
    ...(type.typeArguments === undefined ? [] : [plain('<'), ...list(type.typeArguments), plain('>')]),
  ],
  array: ({ elementType }, { beforeSign }) => [...beforeSign(elementType), plain('[]')],
  union: ({ types = [] }, { listed, weak }) =>
    weak(joinParts({ lists: types.map(listed), separator: ' | ' })),
  intersection: ({ types = [] }, { listed, weak }) =>
    weak(joinParts({ lists: types.map(listed), separator: ' & ' })),
  tuple: ({ elements }, { list }) => [plain('['), ...list(elements), plain(']')],
  namedTupleMember: ({ name = '', isOptional, element }, { alone }) => [
    plain(`${name}${isOptional === true ? '?' : ''}: `),
    ...alone(element),
  ],
  optional: ({ elementType }, { beforeSign }) => [...beforeSign(elementType), plain('?')],
  rest: ({ elementType }, { listed }) => [plain('...'), ...listed(elementType)],
  typeOperator: ({ operator = '', target }, { listed, operation }) =>
    operation([keyword(`${operator} `), ...listed(asType(target))]),
  query: ({ queryType }, { listed, operation }) => operation([keyword('typeof '), ...listed(queryType)]),
  predicate: ({ asserts, name = '', targetType }, { alone }) => [
    ...(asserts === true ? [keyword('asserts ')] : []),
    plain(name),
    ...(targetType === undefined ? [] : [keyword(' is '), ...alone(targetType)]),
  ],
  indexedAccess: ({ objectType, indexType }, { alone, beforeSign }) => [
    ...beforeSign(objectType),
    plain('['),
    ...alone(indexType),
    plain(']'),
  ],
  conditional: ({ checkType, extendsType, trueType, falseType }, { alone, listed, weak }) =>
    weak([
      ...listed(checkType),
      keyword(' extends '),
      ...listed(extendsType),
      plain(' ? '),
      ...alone(trueType),
      plain(' : '),
      ...alone(falseType),
    ]),
  inferred: ({ name = '' }, { operation }) => operation([keyword('infer '), { text: name, token: 't' }]),
  templateLiteral: ({ head = '', tail = [] }, { alone }) => [
    { text: `\`${head}`, token: 's' },
    ...tail.flatMap(([type, text]): CodePart[] => [
      plain('${'),
      ...alone(type),
      plain('}'),
      { text, token: 's' },
    ]),
    { text: '`', token: 's' },
  ],
  mapped: (
    { readonlyModifier, parameter = '', parameterType, optionalModifier, templateType },
    { alone },
  ) => [
    plain(readonlyModifier === '-' ? '{ -' : '{ '),
    ...(readonlyModifier === undefined ? [] : [keyword('readonly ')]),
    plain(`[${parameter}`),
    keyword(' in '),
    ...alone(parameterType),
    plain(`]${optionalSign(optionalModifier)}: `),
    ...alone(templateType),
    plain(' }'),
  ],
  reflection: ({ declaration }, { alone, isPart }) =>
    declaration === undefined ? [keyword('object')] : objectParts({ declaration, typeOf: alone, isPart }),
};

export function targetOf({
  target,
  targets,
}: {
  target: LinkTarget | TypeNode | undefined;
  targets: Targets;
}): ReferenceTarget | undefined {
  return typeof target === 'number' ? targets.get(target) : undefined;
}

function asType(target: TypeNode['target']): TypeNode | undefined {
  return typeof target === 'object' && 'type' in target ? target : undefined;
}

function literal(value: TypeNode['value']): CodePart {
  if (typeof value === 'string') return { text: quoted(value), token: 's' };
  if (typeof value === 'object' && value !== null)
    return { text: `${value.negative ? '-' : ''}${value.value}n`, token: 'n' };
  return { text: String(value ?? null), token: 'n' };
}

function quoted(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

function optionalSign(sign: '+' | '-' | undefined): string {
  if (sign === undefined) return '';
  return sign === '-' ? '-?' : '?';
}

import type { CodePart } from '../model/types.js';
import { joinParts, keyword, plain } from './parts.js';
import type { Reflection, TypeNode } from './typedoc-json.js';

/** Formats a type. Passed as a parameter, because types and objects are mutually recursive. */
export type TypeOf = (type: TypeNode | undefined) => CodePart[];

export function objectParts({
  declaration,
  typeOf,
  isPart,
}: {
  declaration: Reflection;
  typeOf: TypeOf;
  /** Whether the type is part of a larger type, in which a function type needs parentheses. */
  isPart: boolean;
}): CodePart[] {
  const { children = [], signatures = [], indexSignatures = [] } = declaration;
  const [signature] = signatures;
  if (signature !== undefined && children.length === 0) {
    const code = [...callParts({ signature, typeOf }), plain(' => '), ...typeOf(signature.type)];
    return isPart ? [plain('('), ...code, plain(')')] : code;
  }
  const all = [
    ...indexSignatures.map((index) => indexParts({ index, typeOf })),
    ...children.map((child) => propertyParts({ child, typeOf })),
  ];
  return all.length === 0
    ? [plain('{}')]
    : [plain('{ '), ...joinParts({ lists: all, separator: '; ' }), plain(' }')];
}

function propertyParts({ child, typeOf }: { child: Reflection; typeOf: TypeOf }): CodePart[] {
  const { flags = {}, signatures = [] } = child;
  const [signature] = signatures;
  const name = plain(`${child.name}${flags.isOptional === true ? '?' : ''}`);
  if (signature !== undefined)
    return [name, ...callParts({ signature, typeOf }), plain(': '), ...typeOf(signature.type)];
  return [
    ...(flags.isReadonly === true ? [keyword('readonly ')] : []),
    name,
    plain(': '),
    ...typeOf(child.type ?? child.getSignature?.type),
  ];
}

export function indexParts({ index, typeOf }: { index: Reflection; typeOf: TypeOf }): CodePart[] {
  const lists = (index.parameters ?? []).map((parameter) => parameterCode({ parameter, typeOf }));
  return [plain('['), ...joinParts({ lists, separator: ', ' }), plain(']: '), ...typeOf(index.type)];
}

function callParts({ signature, typeOf }: { signature: Reflection; typeOf: TypeOf }): CodePart[] {
  const lists = (signature.parameters ?? []).map((parameter) => parameterCode({ parameter, typeOf }));
  return [plain('('), ...joinParts({ lists, separator: ', ' }), plain(')')];
}

export function parameterCode({ parameter, typeOf }: { parameter: Reflection; typeOf: TypeOf }): CodePart[] {
  const { flags = {}, defaultValue } = parameter;
  const name = parameter.name === '__namedParameters' ? 'options' : parameter.name;
  const optional = flags.isOptional === true && defaultValue === undefined;
  return [
    plain(`${flags.isRest === true ? '...' : ''}${name}${optional ? '?' : ''}: `),
    ...typeOf(parameter.type),
    ...(defaultValue === undefined ? [] : [plain(` = ${defaultValue}`)]),
  ];
}

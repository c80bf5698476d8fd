import type { CodePart, ParameterDoc, SignatureDoc, TypeParameterDoc } from '../model/types.js';
import type { CommentLocation } from './comments.js';
import { commentFields, defaultOf, docText, returnsText } from './comments.js';
import type { ConvertContext } from './context.js';
import { parameterCode } from './object-parts.js';
import { joinParts, keyword, mergeParts, plain, textOf } from './parts.js';
import { signatureDoc } from './signature-doc.js';
import { typeParts } from './type-parts.js';
import type { Reflection, TypeNode } from './typedoc-json.js';

/** In characters. Longer signatures are split into several lines. */
const lineLimit = 76;

interface Input {
  signature: Reflection;
  /** The code before the parameters, such as `new Lamp`, `function range`, or `static getInstance`. */
  head: CodePart[];
  /** The code of a constructor has no return type, because `head` already names the class. */
  isConstructor?: boolean;
  location: CommentLocation;
  context: ConvertContext;
}

export function callable({ signature, head, isConstructor = false, location, context }: Input): SignatureDoc {
  const { comment, parameters = [], typeParameters = [], type } = signature;
  const typeOf = (node: TypeNode | undefined) => typeParts({ type: node, targets: context.targets });
  const code = [
    ...head,
    ...typeParameterCode({ typeParameters, context }),
    ...parameterList({
      lists: parameters.map((parameter) => parameterCode({ parameter, typeOf })),
      width: textOf(head).length + textOf(typeOf(type)).length,
    }),
    ...(isConstructor ? [] : [plain(': '), ...typeOf(type)]),
  ];
  const text = returnsText({ comment, location, context });
  return signatureDoc({
    code: mergeParts(code),
    ...commentFields({ comment, location, context }),
    typeParameters: typeParameters.map((parameter) => typeParameter({ parameter, location, context })),
    parameters: parameters.map((parameter) => parameterDoc({ parameter, location, context })),
    // Without a description, the result needs no section, because the signature already contains its type.
    returns: text === undefined ? undefined : { type: typeOf(type), text },
  });
}

function parameterList({ lists, width }: { lists: readonly CodePart[][]; width: number }): CodePart[] {
  const inLine = joinParts({ lists, separator: ', ' });
  if (lists.length === 0 || width + textOf(inLine).length <= lineLimit)
    return [plain('('), ...inLine, plain(')')];
  return [plain('(\n  '), ...joinParts({ lists, separator: ',\n  ' }), plain(',\n)')];
}

export function typeParameterCode({
  typeParameters = [],
  context,
}: {
  typeParameters: readonly Reflection[] | undefined;
  context: ConvertContext;
}): CodePart[] {
  if (typeParameters.length === 0) return [];
  const { targets } = context;
  const lists = typeParameters.map((parameter): CodePart[] => [
    { text: parameter.name, token: 't' },
    ...(parameter.type === undefined
      ? []
      : [keyword(' extends '), ...typeParts({ type: parameter.type, targets })]),
    ...(parameter.default === undefined
      ? []
      : [plain(' = '), ...typeParts({ type: parameter.default, targets })]),
  ]);
  return [plain('<'), ...joinParts({ lists, separator: ', ' }), plain('>')];
}

interface ParameterInput {
  parameter: Reflection;
  location: CommentLocation;
  context: ConvertContext;
}

export function typeParameter({ parameter, location, context }: ParameterInput): TypeParameterDoc {
  const typeOf = (type: TypeNode | undefined) =>
    type === undefined ? undefined : typeParts({ type, targets: context.targets });
  return {
    name: parameter.name,
    constraint: typeOf(parameter.type),
    defaultType: typeOf(parameter.default),
    text: docText({ content: parameter.comment?.summary, location, context }),
  };
}

function parameterDoc({ parameter, location, context }: ParameterInput): ParameterDoc {
  const { name, flags = {}, type, comment, defaultValue } = parameter;
  const properties = propertiesOf(type);
  return {
    name: name === '__namedParameters' ? 'options' : name,
    type: typeParts({ type, targets: context.targets }),
    optional: flags.isOptional === true || defaultValue !== undefined,
    rest: flags.isRest === true,
    defaultValue: defaultValue ?? defaultOf(comment),
    text: docText({ content: comment?.summary, location, context }),
    properties: properties.map((property) =>
      parameterDoc({ parameter: asParameter(property), location, context }),
    ),
  };
}

/** The object type may be part of an intersection, such as `Options & { confirm: boolean }`. */
function propertiesOf(type: TypeNode | undefined): Reflection[] {
  if (type?.type === 'intersection') return (type.types ?? []).flatMap(propertiesOf);
  return type?.declaration?.children ?? [];
}

/** Converts a method of an unnamed object to a property that is a function. */
function asParameter(property: Reflection): Reflection {
  const [signature] = property.signatures ?? [];
  if (signature === undefined) return property;
  const declaration = { ...property, signatures: [signature], children: [] };
  const comment = property.comment ?? signature.comment;
  return {
    ...property,
    type: { type: 'reflection', declaration },
    ...(comment === undefined ? {} : { comment }),
  };
}

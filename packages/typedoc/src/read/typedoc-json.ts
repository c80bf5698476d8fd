/**
 * The part of TypeDoc's JSON model that this plug-in uses. TypeDoc's own types contain far more, and change between
 * versions.
 *
 * A single interface covers declarations, signatures, and parameters, because they differ only in what they omit.
 */
export interface Reflection {
  id: number;
  name: string;
  variant?: string;
  kind: number;
  flags?: ReflectionFlags;
  comment?: ReflectionComment;
  children?: Reflection[];
  sources?: { fileName: string; line: number; character?: number }[];
  signatures?: Reflection[];
  indexSignatures?: Reflection[];
  getSignature?: Reflection;
  setSignature?: Reflection;
  parameters?: Reflection[];
  typeParameters?: Reflection[];
  type?: TypeNode;
  default?: TypeNode;
  defaultValue?: string;
  extendedTypes?: TypeNode[];
  implementedTypes?: TypeNode[];
  inheritedFrom?: TypeNode;
  implementationOf?: TypeNode;
  overwrites?: TypeNode;
  /** The ID of the declaration to which a re-export refers. */
  target?: number;
}

export interface ReflectionFlags {
  isOptional?: boolean;
  isRest?: boolean;
  isStatic?: boolean;
  isReadonly?: boolean;
  isAbstract?: boolean;
  isProtected?: boolean;
  isPrivate?: boolean;
  isInherited?: boolean;
}

export interface Project extends Reflection {
  packageName?: string;
  packageVersion?: string;
}

/** The ID of a reflection, a URL, or a symbol of another package. */
export type LinkTarget = number | string | { packageName: string; qualifiedName: string };

export type CommentPart =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'relative-link'; text: string }
  | { kind: 'inline-tag'; tag: string; text: string; target?: LinkTarget; tsLinkText?: string };

export interface ReflectionComment {
  summary: CommentPart[];
  blockTags?: { tag: string; name?: string; content: CommentPart[] }[];
  modifierTags?: string[];
}

export interface TypeNode {
  type: string;
  name?: string;
  value?: string | number | boolean | null | { value: string; negative: boolean };
  target?: LinkTarget | TypeNode;
  typeArguments?: TypeNode[];
  types?: TypeNode[];
  elements?: TypeNode[];
  element?: TypeNode;
  elementType?: TypeNode;
  isOptional?: boolean;
  declaration?: Reflection;
  operator?: string;
  queryType?: TypeNode;
  targetType?: TypeNode;
  asserts?: boolean;
  objectType?: TypeNode;
  indexType?: TypeNode;
  checkType?: TypeNode;
  extendsType?: TypeNode;
  trueType?: TypeNode;
  falseType?: TypeNode;
  constraint?: TypeNode;
  head?: string;
  tail?: [TypeNode, string][];
  parameter?: string;
  parameterType?: TypeNode;
  templateType?: TypeNode;
  readonlyModifier?: '+' | '-';
  optionalModifier?: '+' | '-';
}

export const reflectionKinds = {
  enum: 8,
  enumMember: 16,
  variable: 32,
  function: 64,
  class: 128,
  interface: 256,
  constructor: 512,
  property: 1024,
  method: 2048,
  accessor: 262_144,
  typeAlias: 2_097_152,
  reference: 4_194_304,
} as const;

/**
 * The reference of a package as plain data, independent of TypeDoc. Pages and the link checker must use the same
 * heading IDs and URLs, so these are final.
 */

export type ExportKind = 'class' | 'interface' | 'function' | 'type-alias' | 'variable' | 'enum';
export type EntryKind = 'package' | 'modules' | 'module' | ExportKind;

export interface ReferenceTarget {
  route: string;
  anchor?: string | undefined;
}

export interface NamedTarget extends ReferenceTarget {
  name: string;
}

export interface CodePart {
  text: string;
  /** The letter of the token's class: keyword, type, function, string, number, or attribute. */
  token?: 'k' | 't' | 'f' | 's' | 'n' | 'a' | undefined;
  to?: ReferenceTarget | undefined;
}

export type TextPart =
  | { kind: 'markdown'; text: string }
  /** If `code` is true, the text is the name of a symbol. A symbol of another package has no target. */
  | { kind: 'link'; text: string; code: boolean; to?: ReferenceTarget | string | undefined };

export interface DocText {
  parts: TextPart[];
  /** `file` is relative to the site's folder. The comment starts at `line`. */
  file: string;
  line: number;
}

export interface ParameterDoc {
  name: string;
  type: CodePart[];
  optional: boolean;
  rest: boolean;
  defaultValue?: string | undefined;
  text?: DocText | undefined;
  properties: ParameterDoc[];
}

export interface TypeParameterDoc {
  name: string;
  constraint?: CodePart[] | undefined;
  defaultType?: CodePart[] | undefined;
  text?: DocText | undefined;
}

/** Each kind is also the ID of the section's heading. */
export type SectionKind = 'type-parameters' | 'parameters' | 'returns' | 'throws' | 'examples' | 'see-also';

/** A property or a class has exactly one signature. */
export interface SignatureDoc {
  code: CodePart[];
  summary?: DocText | undefined;
  remarks: DocText[];
  deprecated?: DocText | undefined;
  typeParameters: TypeParameterDoc[];
  parameters: ParameterDoc[];
  returns?: { type: CodePart[]; text: DocText } | undefined;
  throws: DocText[];
  examples: DocText[];
  see: DocText[];
  sections: SectionKind[];
}

export interface SourceLocation {
  file: string;
  line: number;
  url?: string | undefined;
}

export type Mark = 'static' | 'abstract' | 'protected' | 'readonly' | 'optional' | 'inherited' | 'deprecated';

export type MemberGroupKind = 'constructors' | 'properties' | 'accessors' | 'methods' | 'enumeration-members';

export interface MemberDoc {
  id: string;
  name: string;
  title: string;
  marks: Mark[];
  brief?: DocText | undefined;
  signatures: SignatureDoc[];
  inheritedFrom?: MemberOrigin | undefined;
  overrides?: MemberOrigin | undefined;
  implements?: MemberOrigin | undefined;
  source?: SourceLocation | undefined;
}

/** The member that is inherited, overridden, or implemented. Without `to`, that member has no page. */
export interface MemberOrigin {
  name: string;
  to?: ReferenceTarget | undefined;
}

export interface MemberGroup {
  /** Also the ID of the heading. */
  kind: MemberGroupKind;
  members: MemberDoc[];
}

export interface ListedEntry {
  kind: EntryKind;
  name: string;
  to: ReferenceTarget;
  summary?: DocText | undefined;
}

export type EntryListKind =
  | 'entry-point'
  | 'modules'
  | 'classes'
  | 'interfaces'
  | 'functions'
  | 'type-aliases'
  | 'variables'
  | 'enumerations'
  | 're-exports';

export interface EntryList {
  heading: { kind: EntryListKind } | NamedTarget;
  id: string;
  summary?: DocText | undefined;
  entries: ListedEntry[];
}

export interface ReferenceEntry {
  kind: EntryKind;
  name: string;
  package: { name: string; version?: string | undefined; description?: string | undefined };
  module?: NamedTarget | undefined;
  isDefault: boolean;
  marks: Mark[];
  signatures: SignatureDoc[];
  groups: MemberGroup[];
  lists: EntryList[];
  source?: SourceLocation | undefined;
}

/**
 * The reference of a package as plain data, independent of TypeDoc. It contains the final heading IDs and URLs, so that
 * pages and the link checker use the same ones.
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

/** A token of code, highlighted as in code blocks. A name that has a page is a link to that page. */
export interface CodePart {
  text: string;
  /** The letter of the token's class: keyword, type, function, string, number, attribute. */
  token?: 'k' | 't' | 'f' | 's' | 'n' | 'a' | undefined;
  to?: ReferenceTarget | undefined;
}

export type TextPart =
  | { kind: 'markdown'; text: string }
  /**
   * A link. If `code` is true, its text is the name of a symbol. Without a target, that symbol belongs to another
   * package.
   */
  | { kind: 'link'; text: string; code: boolean; to?: ReferenceTarget | string | undefined };

/** Part of a doc comment, as Markdown with resolved links. */
export interface DocText {
  parts: TextPart[];
  /** The path, relative to the site's folder, and the line where the comment starts. */
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

/** Sections with a heading. The kind is also the ID of the heading. */
export type SectionKind = 'type-parameters' | 'parameters' | 'returns' | 'throws' | 'examples' | 'see-also';

/** A signature with its documentation. A property or a class has exactly one signature. */
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
  /** The path of the file in the package. */
  file: string;
  line: number;
  url?: string | undefined;
}

export type Mark = 'static' | 'abstract' | 'protected' | 'readonly' | 'optional' | 'inherited' | 'deprecated';

export type MemberGroupKind = 'constructors' | 'properties' | 'accessors' | 'methods' | 'enumeration-members';

export interface MemberDoc {
  id: string;
  name: string;
  /** The text of the member's heading, such as `start()`. */
  title: string;
  marks: Mark[];
  /** The first sentence of the member's doc comment. */
  brief?: DocText | undefined;
  signatures: SignatureDoc[];
  inheritedFrom?: MemberOrigin | undefined;
  overrides?: MemberOrigin | undefined;
  implements?: MemberOrigin | undefined;
  source?: SourceLocation | undefined;
}

/** The member that this member overrides or implements. A member without a route has no page. */
export interface MemberOrigin {
  name: string;
  to?: ReferenceTarget | undefined;
}

export interface MemberGroup {
  /** The kind of the members, which is also the ID of the heading. */
  kind: MemberGroupKind;
  members: MemberDoc[];
}

/** An entry of a list. Its name links to its page. */
export interface ListedEntry {
  kind: EntryKind;
  name: string;
  to: ReferenceTarget;
  /** The first paragraph of the entry's doc comment. */
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
  /** Either a kind, whose heading is one of the theme's messages, or the name of a module with a link to its page. */
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

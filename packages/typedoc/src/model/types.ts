/**
 * The reference of a package as plain data, independent of TypeDoc. Heading IDs and URLs are resolved here, so that
 * neither pages nor the link checker compute them.
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

/** A token of code with the highlighting of code blocks. If it is a name with a page, it links to that page. */
export interface CodePart {
  text: string;
  /** The letter of the token's class: keyword, type, function, string, number, attribute. */
  token?: 'k' | 't' | 'f' | 's' | 'n' | 'a' | undefined;
  to?: ReferenceTarget | undefined;
}

export type TextPart =
  | { kind: 'markdown'; text: string }
  /**
   * A link. With `code`, its text is the name of a symbol; without a target, that symbol belongs to another package.
   */
  | { kind: 'link'; text: string; code: boolean; to?: ReferenceTarget | string | undefined };

/** A part of a doc comment, as Markdown with resolved links. */
export interface DocText {
  parts: TextPart[];
  /** Path relative to the site's folder, and the line at which the comment starts. */
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

/** A signature with its documentation. A property or a class has exactly one. */
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
  /** Path of the file in the package. */
  file: string;
  line: number;
  url?: string | undefined;
}

export type Mark = 'static' | 'abstract' | 'protected' | 'readonly' | 'optional' | 'inherited' | 'deprecated';

export type MemberGroupKind = 'constructors' | 'properties' | 'accessors' | 'methods' | 'enumeration-members';

export interface MemberDoc {
  id: string;
  name: string;
  /** Text of the member's heading: `start()`. */
  title: string;
  marks: Mark[];
  /** First sentence of the comment. */
  brief?: DocText | undefined;
  signatures: SignatureDoc[];
  inheritedFrom?: MemberOrigin | undefined;
  overrides?: MemberOrigin | undefined;
  implements?: MemberOrigin | undefined;
  source?: SourceLocation | undefined;
}

/** The overridden or implemented member. Without a route, it has no page. */
export interface MemberOrigin {
  name: string;
  to?: ReferenceTarget | undefined;
}

export interface MemberGroup {
  /** Kind of the members, which is also the ID of the heading. */
  kind: MemberGroupKind;
  members: MemberDoc[];
}

/** An entry of a list, which links to its page. */
export interface ListedEntry {
  kind: EntryKind;
  name: string;
  to: ReferenceTarget;
  /** First paragraph of the comment. */
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
  /** A heading from the theme's messages, or a module name that links to its page. */
  heading: { kind: EntryListKind } | NamedTarget;
  id: string;
  summary?: DocText | undefined;
  entries: ListedEntry[];
}

/** The content of a reference page. */
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

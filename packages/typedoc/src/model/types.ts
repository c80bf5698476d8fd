/**
 * The reference of a package as plain data, independent of TypeDoc. Heading IDs and URLs are resolved here, so that
 * neither pages nor the link checker compute them.
 */

export type ExportKind = 'class' | 'interface' | 'function' | 'type-alias' | 'variable' | 'enum';
export type EntryKind = 'package' | 'modules' | 'module' | ExportKind;

/** A link target in the reference. */
export interface ReferenceTarget {
  route: string;
  anchor?: string | undefined;
}

export interface NamedTarget extends ReferenceTarget {
  name: string;
}

/** A token of code with the highlighting of code blocks; names with a page link to it. */
export interface CodePart {
  text: string;
  /** The letter of the token's class: keyword, type, function, string, number, attribute. */
  token?: 'k' | 't' | 'f' | 's' | 'n' | 'a' | undefined;
  to?: ReferenceTarget | undefined;
}

export type TextPart =
  | { kind: 'markdown'; text: string }
  /** `code`: the text is the name of a symbol. No target: a symbol of another package. */
  | { kind: 'link'; text: string; code: boolean; to?: ReferenceTarget | string | undefined };

/** A part of a doc comment: Markdown with resolved links. */
export interface DocText {
  parts: TextPart[];
  /** Path relative to the site's folder, and the line where the comment starts. */
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
  /** The properties of an unnamed object type. */
  properties: ParameterDoc[];
}

export interface TypeParameterDoc {
  name: string;
  constraint?: CodePart[] | undefined;
  defaultType?: CodePart[] | undefined;
  text?: DocText | undefined;
}

/** Sections with a heading; the kind is the heading's ID. */
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
  /** The sections with a heading, in page order. */
  sections: SectionKind[];
}

export interface SourcePlace {
  /** Path in the package. */
  file: string;
  line: number;
  url?: string | undefined;
}

export type Mark = 'static' | 'abstract' | 'protected' | 'readonly' | 'optional' | 'inherited' | 'deprecated';

export type MemberGroupKind = 'constructors' | 'properties' | 'accessors' | 'methods' | 'enumeration-members';

export interface MemberDoc {
  /** ID of its heading. */
  id: string;
  name: string;
  /** The text of its heading: `start()`. */
  title: string;
  marks: Mark[];
  /** The first sentence of its comment. */
  brief?: DocText | undefined;
  signatures: SignatureDoc[];
  inheritedFrom?: MemberOrigin | undefined;
  overrides?: MemberOrigin | undefined;
  implements?: MemberOrigin | undefined;
  source?: SourcePlace | undefined;
}

/** The overridden or implemented member; without a route if it has no page. */
export interface MemberOrigin {
  name: string;
  to?: ReferenceTarget | undefined;
}

export interface MemberGroup {
  /** Also the ID of its heading. */
  kind: MemberGroupKind;
  members: MemberDoc[];
}

/** An entry of a list that links to its page. */
export interface ListedEntry {
  kind: EntryKind;
  name: string;
  to: ReferenceTarget;
  /** The first paragraph of its comment. */
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
  /** ID of the heading. */
  id: string;
  summary?: DocText | undefined;
  entries: ListedEntry[];
}

/** The content of one reference page. */
export interface ReferenceEntry {
  kind: EntryKind;
  name: string;
  package: { name: string; version?: string | undefined; description?: string | undefined };
  module?: NamedTarget | undefined;
  /** True for the module's default export. */
  isDefault: boolean;
  marks: Mark[];
  signatures: SignatureDoc[];
  groups: MemberGroup[];
  lists: EntryList[];
  source?: SourcePlace | undefined;
}

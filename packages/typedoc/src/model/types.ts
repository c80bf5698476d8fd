/**
 * The reference of a package as pages show it: plain data, without anything of TypeDoc. Ids of headings and URLs of
 * links are decided here, so that neither pages nor the link checker compute any.
 */

export type ExportKind = 'class' | 'interface' | 'function' | 'type-alias' | 'variable' | 'enum';
export type EntryKind = 'package' | 'modules' | 'module' | ExportKind;

/** A place in the reference. */
export interface ReferenceTarget {
  route: string;
  anchor?: string | undefined;
}

export interface NamedTarget extends ReferenceTarget {
  name: string;
}

/** A run of code, colored as in a code block; a name that has a page leads there. */
export interface CodePart {
  text: string;
  /** The letter of the token's class: keyword, type, function, string, number, attribute. */
  token?: 'k' | 't' | 'f' | 's' | 'n' | 'a' | undefined;
  to?: ReferenceTarget | undefined;
}

export type TextPart =
  | { kind: 'markdown'; text: string }
  /** `code`: the words are the name of a symbol. No target: a symbol of another package. */
  | { kind: 'link'; text: string; code: boolean; to?: ReferenceTarget | string | undefined };

/** A piece of a doc comment: Markdown, and links whose targets are known. */
export interface DocText {
  parts: TextPart[];
  /** Path relative to the site's folder, and the line where the comment begins. */
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
  /** What an object without its own name may hold. */
  properties: ParameterDoc[];
}

export interface TypeParameterDoc {
  name: string;
  constraint?: CodePart[] | undefined;
  defaultType?: CodePart[] | undefined;
  text?: DocText | undefined;
}

/** Parts of a documentation that have a heading; its ID is the word itself. */
export type SectionKind = 'type-parameters' | 'parameters' | 'returns' | 'throws' | 'examples' | 'see-also';

/** One signature with all that its comment says. A property or a class has exactly one. */
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
  /** Those of its parts that have a heading, in the order of the page. */
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
  /** As its heading says it: `start()`. */
  title: string;
  marks: Mark[];
  /** The first sentence of what its comment says. */
  brief?: DocText | undefined;
  signatures: SignatureDoc[];
  inheritedFrom?: MemberOrigin | undefined;
  overrides?: MemberOrigin | undefined;
  implements?: MemberOrigin | undefined;
  source?: SourcePlace | undefined;
}

/** The member of another class or interface; without a route where that one has no page. */
export interface MemberOrigin {
  name: string;
  to?: ReferenceTarget | undefined;
}

export interface MemberGroup {
  /** Also the ID of its heading. */
  kind: MemberGroupKind;
  members: MemberDoc[];
}

/** A line of a list: something that has a page. */
export interface ListedEntry {
  kind: EntryKind;
  name: string;
  to: ReferenceTarget;
  /** The first paragraph of what its comment says. */
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
  /** A heading in the words of the theme, or the name of a module, which leads to its page. */
  heading: { kind: EntryListKind } | NamedTarget;
  /** ID of the heading. */
  id: string;
  summary?: DocText | undefined;
  entries: ListedEntry[];
}

/** What one page of the reference shows. */
export interface ReferenceEntry {
  kind: EntryKind;
  name: string;
  package: { name: string; version?: string | undefined; description?: string | undefined };
  module?: NamedTarget | undefined;
  /** The module exports it as its default. */
  isDefault: boolean;
  marks: Mark[];
  signatures: SignatureDoc[];
  groups: MemberGroup[];
  lists: EntryList[];
  source?: SourcePlace | undefined;
}

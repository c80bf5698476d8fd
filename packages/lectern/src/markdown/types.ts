import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { SampleSource } from './code/sample.js';

/** A heading of a document. */
export interface Heading {
  /** The heading's ID, which links use as their anchor. */
  id: string;
  /** The heading's level, from 1 to 6. */
  level: number;
  /** The heading's text, without formatting. */
  text: string;
  /** Line, 1-based. */
  line: number;
  /** Column, 1-based. */
  column: number;
}

/** Syntax that plug-ins handle. This is plain data, because documents are compiled in worker threads. */
export interface TextMarks {
  /** The source of a regular expression, without flags, that matches a whole ID. */
  ids: readonly { plugin: string; pattern: string }[];
  /** Names of leaf directives: `::name{key=value}`. */
  directives: readonly { plugin: string; name: string }[];
  fences: readonly { plugin: string; language: string }[];
  /** Names of text directives: `:name[content]`. Default: none. */
  textDirectives?: readonly { plugin: string; name: string }[] | undefined;
  /** Whether a plug-in reads inline code, code blocks, and prose in documents. Default: false. */
  parts?: boolean | undefined;
  /** Admonition types in addition to the theme's types. Default: none. */
  admonitions?: readonly string[] | undefined;
  /** Prism grammars in addition to the built-in ones, serialized by `serializeGrammars`. Default: none. */
  grammars?: string | undefined;
  /** Whether documents are written in MDX 1, as in Docusaurus 2. Default: false. */
  mdx1?: boolean | undefined;
  /** Whether document components that need the browser become islands. Default: false. */
  live?: boolean | undefined;
  /** Whether compiled code blocks include their source, for the site's own component. Default: false. */
  keepsCode?: boolean | undefined;
  /** Names of elements that the site's own components render. Default: none. */
  elements?: readonly string[] | undefined;
}

/** The parts of a document, as plain data, for plug-ins that check it. */
export interface DocumentParts {
  /** Inline code in the document. */
  codeSpans: CodeSpan[];
  /** Code blocks in the document, regardless of which plug-in renders them. */
  codeBlocks: CodeBlockPart[];
  /** Paragraphs, headings, and table cells in the document. */
  prose: ProseBlock[];
  /** The plug-in's text directives in the document. */
  textDirectives: TextDirectiveUse[];
  /** The components in the document. */
  components: ComponentElement[];
}

interface PartLocation {
  /** The line, 1-based. */
  line: number;
  /** The column, 1-based. */
  column: number;
}

/** Inline code. */
export interface CodeSpan extends PartLocation {
  /** The text between the backticks. */
  text: string;
  /**
   * A placeholder for the URL that the code may link to. Undefined in headings, links, and text directives, where code
   * can't become a link.
   */
  token?: string | undefined;
  /** The surrounding link's URL, if any. */
  link?: string | undefined;
  /** The surrounding text directive's name, if any. */
  directive?: string | undefined;
}

/** A code block, regardless of which plug-in renders it. */
export interface CodeBlockPart extends PartLocation {
  /** The first word after the backticks, as written; empty if there is none. */
  language: string;
  /** The `title` after the language. */
  title?: string | undefined;
  /** Words and `key=value` pairs after the language. */
  options: Readonly<Record<string, string | true>>;
  /** The code, which begins on the line after `line`. */
  code: string;
  /** The number of characters before each line of code. */
  columns: readonly number[];
}

/** A paragraph, heading, or table cell, in Markdown. */
export interface ProseBlock extends PartLocation {
  /** The type of the block. */
  kind: 'paragraph' | 'heading' | 'cell';
  /** The Markdown as written. In a list, all lines except the first include the indentation. */
  markdown: string;
}

/** A component in a document. */
export interface ComponentElement extends PartLocation {
  /** The component's name, as written. */
  name: string;
  /** The attributes whose values are strings, not expressions. */
  attributes: Readonly<Record<string, string>>;
}

/** A plug-in's text directive: `:name[content]{key=value}`. */
export interface TextDirectiveUse extends PartLocation {
  /** The directive's name. */
  name: string;
  /** The content between the square brackets, as written. */
  content: string;
  /** The attributes between the braces. */
  attributes: Readonly<Record<string, string>>;
  /**
   * A placeholder for the text with which the plug-in replaces the directive. Undefined if the content includes inline
   * code, because such content is kept.
   */
  token?: string | undefined;
}

/** A code fence that a plug-in renders, as plain data. */
export interface FenceUse {
  /** Name of the plug-in. */
  plugin: string;
  /** A key that is unique within the site. */
  key: string;
  /** The first word after the backticks. */
  language: string;
  /** The code between the opening and the closing fence. */
  code: string;
  /** The `title` after the language. */
  title?: string | undefined;
  /** A description of the content, in one or two sentences. Set if another plug-in created the fence. */
  description?: string | undefined;
  /** Words and `key=value` pairs after the language. */
  options: Readonly<Record<string, string | true>>;
  /** ID of the `PluginSlot` that contains a text version of the content. Set if another plug-in created the fence. */
  alternative?: string | undefined;
  /** The fence's line, 1-based. The code begins on the next line. */
  line: number;
  /** The fence's column, 1-based. */
  column: number;
}

/** An ID in a document. */
export interface IdUse {
  /** Name of the plug-in. */
  plugin: string;
  /** The ID, as written. */
  id: string;
  /** A placeholder, unique within the site, for the URL that the ID may link to. */
  token: string;
  /** Line, 1-based. */
  line: number;
  /** Column, 1-based. */
  column: number;
}

/** A plug-in's leaf directive. */
export interface DirectiveUse {
  /** Name of the plug-in. */
  plugin: string;
  /** The directive's name. */
  name: string;
  /** A key that is unique within the site. */
  key: string;
  /** The attributes between the braces. */
  attributes: Readonly<Record<string, string>>;
  /** Line, 1-based. */
  line: number;
  /** Column, 1-based. */
  column: number;
}

export interface Reference {
  /** A placeholder in the HTML that is replaced once the URL is known. */
  token: string;
  url: string;
  line: number;
  column: number;
  /** Whether a link is written as an HTML element: `<a href="…">`. */
  isHtml?: boolean;
}

/** The module that every compiled document imports. This import isn't listed in `imports`. */
export const runtimeModule = 'react/jsx-runtime';

export interface ImportReference {
  specifier: string;
  line: number;
  column: number;
}

/** A component, expression, or module code, with the location of its first character. */
export interface NameUse {
  text: string;
  line: number;
  column: number;
  /** Set for an import or export, because it declares names instead of using them. */
  isModule?: true;
}

export interface PartialUse {
  specifier: string;
  line: number;
  column: number;
}

export interface DocumentFindings {
  headings: Heading[];
  /** Every ID that a link may point to. */
  anchors: string[];
  links: Reference[];
  images: Reference[];
  /** Code fences in TypeScript or JavaScript, which the build may type-check and run. */
  samples: SampleSource[];
  names: NameUse[];
  ids: IdUse[];
  directives: DirectiveUse[];
  fences: FenceUse[];
  diagnostics: Diagnostic[];
}

export interface CompiledDocument extends DocumentFindings {
  file: string;
  /** A function body that takes `__import`, and returns the module's exports, with the component as `default`. */
  code: string;
  imports: ImportReference[];
  partials?: PartialUse[] | undefined;
  parts?: DocumentParts | undefined;
  liveModule?: LiveModule | undefined;
}

export interface LiveModule {
  /** The name includes a hash of the source. */
  path: string;
  source: string;
}

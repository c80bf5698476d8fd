import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { SampleSource } from './code/sample.js';

export interface Heading {
  id: string;
  /** 1 to 6. */
  level: number;
  /** Plain text. */
  text: string;
  line: number;
  column: number;
}

/** What plug-ins look for in texts: plain data, since texts are compiled in threads. */
export interface TextMarks {
  /** Words that are ids of something: the source of a regular expression for a whole word, without flags. */
  ids: readonly { plugin: string; pattern: string }[];
  /** Names of leaf directives: `::name{key=value}`. */
  directives: readonly { plugin: string; name: string }[];
  /** Languages of code fences that a plug-in shows. */
  fences: readonly { plugin: string; language: string }[];
}

/** A code fence that a plug-in shows. Plain data. */
export interface FenceUse {
  /** Name of the plug-in. */
  plugin: string;
  /** Unique in the site. */
  key: string;
  /** The first word after the backticks. */
  language: string;
  /** What is between the lines of backticks. */
  code: string;
  /** The `title` after the language. */
  title?: string | undefined;
  /** What it shows, in a sentence or two; set where another plug-in made the fence. */
  description?: string | undefined;
  /** Words and `key=value` pairs after the language. */
  options: Readonly<Record<string, string | true>>;
  /** Id of the `PluginSlot` with the same content in words; set where another plug-in made the fence. */
  alternative?: string | undefined;
  /** 1-based line of the fence. The code begins on the next line. */
  line: number;
  /** 1-based column of the fence. */
  column: number;
}

/** An id in a text. */
export interface IdUse {
  plugin: string;
  id: string;
  /** Stands for the address that it leads to, where it is a link; unique in the site. */
  token: string;
  line: number;
  column: number;
}

/** A leaf directive of a plug-in. */
export interface DirectiveUse {
  plugin: string;
  name: string;
  /** Unique in the site. */
  key: string;
  attributes: Readonly<Record<string, string>>;
  line: number;
  column: number;
}

/** A reference to something else, as the writer wrote it, with its place in the file. */
export interface Reference {
  /** Stands in the HTML until the site model knows the real address. */
  token: string;
  url: string;
  line: number;
  column: number;
}

export interface DiagramSource {
  code: string;
  /** 1-based line of the first line of the diagram. */
  line: number;
}

/** What every compiled text imports: no text says so, and none is told of it. */
export const runtimeModule = 'react/jsx-runtime';

export interface ImportReference {
  specifier: string;
  line: number;
  column: number;
}

/** A component, or an expression, whose names something must define: where an error that names one of them stands. */
export interface NameUse {
  text: string;
  line: number;
  column: number;
}

/** What one Markdown file becomes, without any knowledge of the rest of the site. */
export interface CompiledDocument {
  file: string;
  /** Body of a function of `__import`; returns the exports of the module, the component as `default`. */
  code: string;
  imports: ImportReference[];
  headings: Heading[];
  /** Every id that a link may point to. */
  anchors: string[];
  links: Reference[];
  images: Reference[];
  /** Fences in a language of samples. */
  samples: SampleSource[];
  names: NameUse[];
  /** What plug-ins look for. */
  ids: IdUse[];
  directives: DirectiveUse[];
  fences: FenceUse[];
  diagnostics: Diagnostic[];
}

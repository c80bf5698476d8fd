import type GithubSlugger from 'github-slugger';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Highlighter } from '../code/highlight.js';
import type { MagicComment } from '../code/line-marker.js';
import type { SampleSource } from '../code/sample.js';
import type {
  DirectiveUse,
  DocumentParts,
  FenceUse,
  Heading,
  IdUse,
  NameUse,
  Reference,
  TextMarks,
} from '../types.js';

/** What the plug-ins of one compilation collect. */
export interface PluginState {
  file: string;
  key: string;
  /** Lines of the text as it was written. */
  lines: readonly string[];
  highlighter: Highlighter;
  magicComments: readonly MagicComment[] | undefined;
  marks: TextMarks;
  headings: Heading[];
  /** Makes IDs of headings; knows those that it has made. */
  slugger: GithubSlugger;
  anchors: string[];
  links: Reference[];
  images: Reference[];
  samples: SampleSource[];
  names: NameUse[];
  ids: IdUse[];
  directives: DirectiveUse[];
  fences: FenceUse[];
  parts: DocumentParts;
  /** Offsets of inline code in text directives of plug-ins. */
  wrappedCode: Set<number>;
  /** The sample whose output the next fence may hold, and the line that it ends at. */
  lastSample?: { sample: SampleSource; endLine: number } | undefined;
  /** What `[name]: ./address "title"` says, by name; the first of a name counts. */
  definitions: Map<string, { url: string; title?: string | null | undefined }>;
  /** Names that images refer to, and names that links do. */
  usedBy: { images: Set<string>; links: Set<string> };
  diagnostics: Diagnostic[];
}

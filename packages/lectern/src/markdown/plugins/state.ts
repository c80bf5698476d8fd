import type GithubSlugger from 'github-slugger';
import type { Highlighter } from '../code/highlighter.js';
import type { MagicComment } from '../code/line-marker.js';
import type { SampleSource } from '../code/sample.js';
import type { DocumentFindings, DocumentParts, TextMarks } from '../types.js';

export interface PluginState extends DocumentFindings {
  file: string;
  key: string;
  lines: readonly string[];
  highlighter: Highlighter;
  magicComments: readonly MagicComment[] | undefined;
  marks: TextMarks;
  slugger: GithubSlugger;
  parts: DocumentParts;
  wrappedCode: Set<number>;
  /** The last sample, and the line on which it ends. The next fence may contain the sample's output. */
  lastSample?: { sample: SampleSource; endLine: number } | undefined;
  /** If a name is defined twice, the first definition is used. */
  definitions: Map<string, { url: string; title?: string | null | undefined }>;
  usedBy: { images: Set<string>; links: Set<string> };
}

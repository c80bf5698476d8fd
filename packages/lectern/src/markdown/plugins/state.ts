import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Highlighter } from '../code/highlight.js';
import type { DiagramSource, Heading, Reference } from '../types.js';

/** What the plug-ins of one compilation collect. */
export interface PluginState {
  file: string;
  key: string;
  highlighter: Highlighter;
  headings: Heading[];
  anchors: string[];
  links: Reference[];
  images: Reference[];
  diagrams: DiagramSource[];
  diagnostics: Diagnostic[];
}

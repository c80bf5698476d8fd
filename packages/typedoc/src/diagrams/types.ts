import type { Say } from '../messages.js';
import type { RelationKind } from '../model/outline.types.js';
import type { ExportKind, ReferenceTarget } from '../model/types.js';

/** A name that leads to its page where it has one. */
export interface DiagramName {
  name: string;
  to?: ReferenceTarget | undefined;
}

export interface DiagramMember extends DiagramName {
  isStatic: boolean;
  /** What stands after the name, as code: parameters and types. */
  rest: string;
}

export interface DiagramEntry extends DiagramName {
  kind: ExportKind;
  members: DiagramMember[];
  relations: { kind: RelationKind; others: DiagramName[] }[];
}

export interface DiagramStep {
  kind: 'call' | 'return';
  from: DiagramName;
  to: DiagramName;
  /** The name of what is called leads to its place; empty for an answer. */
  call: DiagramName | undefined;
  /** What stands after that name, or the answer. */
  rest: string;
}

/** The same as the drawing, in words. */
export type DiagramText =
  | { kind: 'classes'; entries: DiagramEntry[] }
  | { kind: 'steps'; steps: DiagramStep[] };

/** A diagram that was made from code. */
export interface GeneratedDiagram {
  /** For Mermaid. */
  code: string;
  title: string;
  description: string;
  text: DiagramText;
}

/** The words of the theme, and how the language of the page lists things. */
export interface DiagramWords {
  say: Say;
  list: (names: readonly string[]) => string;
}

import type { Say } from '../messages.js';
import type { RelationKind } from '../model/outline.types.js';
import type { ExportKind, ReferenceTarget } from '../model/types.js';

/** The name of a symbol. If the symbol has a page, the name is a link to it. */
export interface DiagramName {
  name: string;
  to?: ReferenceTarget | undefined;
}

export interface DiagramMember extends DiagramName {
  isStatic: boolean;
  /** The code after the name: parameters and types. */
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
  /** The called member, linked to its documentation. Undefined if this line of the diagram is a return. */
  call: DiagramName | undefined;
  /** The arguments of the call, or the returned value. */
  rest: string;
}

export type DiagramText =
  | { kind: 'classes'; entries: DiagramEntry[] }
  | { kind: 'steps'; steps: DiagramStep[] };

export interface GeneratedDiagram {
  code: string;
  title: string;
  description: string;
  text: DiagramText;
}

/** The theme's messages, and a function that formats lists in the page's language. */
export interface DiagramMessages {
  say: Say;
  list: (names: readonly string[]) => string;
}

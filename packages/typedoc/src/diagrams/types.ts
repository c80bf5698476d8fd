import type { Say } from '../messages.js';
import type { RelationKind } from '../model/outline.types.js';
import type { ExportKind, ReferenceTarget } from '../model/types.js';

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
  /** The called member, or `undefined` for a return. */
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

export interface DiagramMessages {
  say: Say;
  list: (names: readonly string[]) => string;
}

import type { ExportKind, ReferenceTarget } from './types.js';

/**
 * How one export stands to another: it extends or implements it, has one in a property, holds several in a property
 * that is a collection, or names it as the type of a parameter or a result.
 */
export type RelationKind = 'extends' | 'implements' | 'has' | 'holds' | 'uses';

export interface OutlineRelation {
  kind: RelationKind;
  /** Route of the other export. */
  route: string;
}

export interface OutlineMember {
  name: string;
  to: ReferenceTarget;
  /** Called with parameters; otherwise it is a property. */
  isCallable: boolean;
  isStatic: boolean;
  isAbstract: boolean;
  isProtected: boolean;
  /** Names as a caller sees them (`options?`, `...names`), types as code. */
  parameters: { name: string; type: string }[];
  /** Of the property or of the result; empty for a constructor. */
  type: string;
}

/** An export as a class diagram shows it. */
export interface OutlineEntry {
  kind: ExportKind;
  name: string;
  to: ReferenceTarget;
  isAbstract: boolean;
  /** As written: `T extends object`. */
  typeParameters: string[];
  /** Its own; what it inherits stands where it was declared. */
  members: OutlineMember[];
  /** Names of members that no page shows, but that a recording may show. */
  privateMembers: string[];
  /** One for each other export: the strongest. */
  relations: OutlineRelation[];
}

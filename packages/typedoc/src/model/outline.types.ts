import type { ExportKind, ReferenceTarget } from './types.js';

/**
 * `has`: a property contains the other export. `holds`: a property contains a collection of it. `uses`: a parameter or
 * a result has it as its type.
 */
export type RelationKind = 'extends' | 'implements' | 'has' | 'holds' | 'uses';

export interface OutlineRelation {
  kind: RelationKind;
  route: string;
}

export interface OutlineMember {
  name: string;
  to: ReferenceTarget;
  isCallable: boolean;
  isStatic: boolean;
  isAbstract: boolean;
  isProtected: boolean;
  /** The names of parameters as in a signature (`options?`, `...names`), and their types as code. */
  parameters: { name: string; type: string }[];
  /** The type of the property or of the result. Empty for a constructor. */
  type: string;
}

export interface OutlineEntry {
  kind: ExportKind;
  name: string;
  to: ReferenceTarget;
  isAbstract: boolean;
  /** Type parameters as written, such as `T extends object`. */
  typeParameters: string[];
  /** Inherited members are listed only where they are declared. */
  members: OutlineMember[];
  /** Members that are not documented, but that a recording may show. */
  privateMembers: string[];
  /** Contains only the strongest relation to each other export. */
  relations: OutlineRelation[];
}

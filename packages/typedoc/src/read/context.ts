import type { Diagnostic } from 'lectern/plugin';
import type { ReferenceTarget, SourceLocation } from '../model/types.js';

/** The context of a conversion, of which only the list of diagnostics is mutable. */
export interface ConvertContext {
  /** Link targets by TypeDoc ID. */
  targets: ReadonlyMap<number, ReferenceTarget>;
  /** Link targets by the names that comments use. */
  named: ReadonlyMap<string, ReferenceTarget>;
  package: { name: string; version?: string | undefined; description?: string | undefined };
  linesOf(file: string): readonly string[];
  /** Converts a path in the package to the path shown in messages. */
  fileOf(file: string): string;
  urlOf(location: { file: string; line: number }): SourceLocation['url'];
  diagnostics: Diagnostic[];
}

import type { Diagnostic } from 'lectern/plugin';
import type { ReferenceTarget, SourceLocation } from '../model/types.js';

/** The context of a conversion. Only its list of diagnostics is mutable. */
export interface ConvertContext {
  targets: ReadonlyMap<number, ReferenceTarget>;
  /** Link targets by the names that comments use. */
  named: ReadonlyMap<string, ReferenceTarget>;
  package: { name: string; version?: string | undefined; description?: string | undefined };
  linesOf(file: string): readonly string[];
  /** Converts a path in the package to a path for messages. */
  fileOf(file: string): string;
  urlOf(location: { file: string; line: number }): SourceLocation['url'];
  diagnostics: Diagnostic[];
}

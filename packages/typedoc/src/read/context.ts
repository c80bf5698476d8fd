import type { Diagnostic } from 'lectern/plugin';
import type { ReferenceTarget, SourceLocation } from '../model/types.js';

/** The context of a conversion. Only the list of diagnostics changes during the conversion. */
export interface ConvertContext {
  targets: ReadonlyMap<number, ReferenceTarget>;
  /** Link targets by the names that comments use. */
  named: ReadonlyMap<string, ReferenceTarget>;
  package: { name: string; version?: string | undefined; description?: string | undefined };
  linesOf(file: string): readonly string[];
  /** Converts a path relative to the package to the path that messages show. */
  fileOf(file: string): string;
  urlOf(location: { file: string; line: number }): SourceLocation['url'];
  diagnostics: Diagnostic[];
}

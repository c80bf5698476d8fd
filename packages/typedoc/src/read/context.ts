import type { Diagnostic } from 'lectern/plugin';
import type { ReferenceTarget, SourceLocation } from '../model/types.js';

/** Only the list of diagnostics changes during a conversion. */
export interface ConvertContext {
  targets: ReadonlyMap<number, ReferenceTarget>;
  /** Link targets by the names that comments use, such as `Lamp.turnOn`. */
  named: ReadonlyMap<string, ReferenceTarget>;
  package: { name: string; version?: string | undefined; description?: string | undefined };
  linesOf(file: string): readonly string[];
  /** Converts a path relative to the package to the path that messages show. */
  fileOf(file: string): string;
  urlOf(location: { file: string; line: number }): SourceLocation['url'];
  diagnostics: Diagnostic[];
}

import type { Diagnostic } from 'lectern/plugin';
import type { ReferenceTarget, SourcePlace } from '../model/types.js';

/** What converting asks of what is around it; nothing of it changes but the list of diagnostics. */
export interface ConvertContext {
  /** Places of the reference by TypeDoc's ids. */
  targets: ReadonlyMap<number, ReferenceTarget>;
  /** The same by the names that comments use. */
  named: ReadonlyMap<string, ReferenceTarget>;
  package: { name: string; version?: string | undefined; description?: string | undefined };
  /** Lines of a source file, by its path in the package. */
  linesOf(file: string): readonly string[];
  /** The path that messages name, from the path in the package. */
  fileOf(file: string): string;
  /** Where a reader sees a line of the source. */
  urlOf(place: { file: string; line: number }): SourcePlace['url'];
  diagnostics: Diagnostic[];
}

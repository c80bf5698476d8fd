import { relative } from 'node:path';
import { sourceLocation } from '../../markdown/source-location.js';
import type { NameUse } from '../../markdown/types.js';
import type { MapLocation } from '../../util/stack-locations.js';
import { createLocationMapper, framesOf } from '../../util/stack-locations.js';

export interface ThrownAt {
  file: string;
  /** 1-based. Undefined for code that the compiler generated. */
  line?: number | undefined;
  column?: number | undefined;
}

export type CodeOfDocument = (file: string) => { code: string; names: readonly NameUse[] } | undefined;

interface Input {
  error: unknown;
  siteDir: string;
  codeOfDocument?: CodeOfDocument | undefined;
  mapLocation?: MapLocation | undefined;
}

export function thrownAt({
  error,
  siteDir,
  codeOfDocument = () => undefined,
  mapLocation = createLocationMapper(),
}: Input): ThrownAt | undefined {
  for (const { path, line, column } of framesOf(error)) {
    if (!path.startsWith('/')) {
      const document = codeOfDocument(path);
      if (document !== undefined) return { file: path, ...sourceLocation({ ...document, line, column }) };
      continue;
    }
    const location = mapLocation({ path, line, column });
    const file = relative(siteDir, location.path);
    // Skip the engine, packages, and code bundled from them.
    if (file.startsWith('.') || file.includes('node_modules/')) continue;
    // If a component imports a Markdown file, the lines of the compiled code don't match the lines of the file.
    return /\.mdx?$/.test(file) ? { file } : { file, line: location.line, column: location.column };
  }
  return undefined;
}

import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';

/** The place in the site's own code at which an error was thrown: `components/Box.tsx:3:9`. */
export function thrownAt({ error, siteDir }: { error: unknown; siteDir: string }): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const frames = (error.stack ?? '').matchAll(/(?:\bat |\()(?:file:\/\/)?(\/[^\s()]+):(\d+):(\d+)\)?$/gm);
  for (const [, path = '', line, column] of frames) {
    const place = originalPlace({ path, line: Number(line), column: Number(column) });
    const file = relative(siteDir, place.path);
    // Neither the engine nor a package nor what was bundled from them.
    if (!file.startsWith('.') && !file.includes('node_modules/'))
      return `${file}:${place.line}:${place.column}`;
  }
  return undefined;
}

interface Place {
  path: string;
  line: number;
  column: number;
}

/** Through the source map that the bundler wrote next to its output, if there is one. */
function originalPlace(place: Place): Place {
  const mapFile = `${place.path}.map`;
  if (!existsSync(mapFile)) return place;
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')));
  const origin = map.findOrigin(place.line, place.column);
  if (!('fileName' in origin)) return place;
  return {
    path: resolve(dirname(mapFile), origin.fileName),
    line: origin.lineNumber,
    column: origin.columnNumber,
  };
}

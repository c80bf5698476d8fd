import type { Heading } from '../../markdown/types.js';
import type { CompiledFiles } from '../compile/compiler.js';
import { partialFile } from '../imports.js';

interface Input {
  siteDir: string;
  compiled: CompiledFiles;
  file: string;
}

/** The headings of an imported document are inserted where the document is rendered. */
export function shownHeadings(input: Input): readonly Heading[] {
  return headingsOf({ ...input, above: new Set() });
}

function headingsOf({
  siteDir,
  compiled,
  file,
  above,
}: Input & {
  above: ReadonlySet<string>;
}): readonly Heading[] {
  const document = compiled.get(file);
  if (document === undefined || above.has(file)) return [];
  const { headings, partials = [] } = document.loadDetails();
  if (partials.length === 0) return headings;
  const below = new Set([...above, file]);
  const parts = partials.map(({ specifier, line, column }) => {
    const partial = partialFile({ siteDir, specifier, from: file });
    return {
      line,
      column,
      headings: partial === undefined ? [] : headingsOf({ siteDir, compiled, file: partial, above: below }),
    };
  });
  const own = headings.map((heading) => ({ ...heading, headings: [heading] }));
  return [...own, ...parts]
    .sort((one, other) => one.line - other.line || one.column - other.column)
    .flatMap((each) => each.headings);
}

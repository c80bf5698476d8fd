import type { CodeBlockPart, Diagnostic, DocumentParts } from 'lectern/plugin';
import { didYouMean, problem } from 'lectern/plugin';
import type { PublishedEvidence } from './published-evidence.js';
import { manualExampleProblems } from './read/manual.js';
import { knownIds } from './unknown-ids.js';

/**
 * A code block is an example of a manual test result if its title is a path in the results folder. If the title ends
 * with `(part)`, keys may be missing.
 */
export function exampleResultProblems({
  file,
  parts,
  evidence,
  folder,
}: {
  file: string;
  parts: Pick<DocumentParts, 'codeBlocks' | 'prose'>;
  evidence: Pick<PublishedEvidence, 'suites' | 'manual'> | undefined;
  folder: string | undefined;
}): Diagnostic[] {
  if (folder === undefined) return [];
  const examples = parts.codeBlocks.filter((block) => isExample({ block, folder }));
  if (examples.length === 0) return [];
  const known = knownIds({ parts, evidence });
  return examples.flatMap((block) => {
    const isPart = block.title?.endsWith('(part)') === true;
    const inBlock = ({ line = 1, column = 1 }: Pick<Diagnostic, 'line' | 'column'>) => {
      return { line: block.line + line, column: (block.columns[line - 1] ?? 0) + column };
    };
    return [
      ...manualExampleProblems({ file, text: block.code, isPart }).map((found) => {
        return { ...found, ...inBlock(found) };
      }),
      ...unknownIdsIn(block.code, known).map(({ id, ...location }) =>
        problem({
          code: 'unknown-id',
          message: `No heading in this document, no test, and no result has the ID "${id}".${didYouMean({ found: id, known })}`,
          hint: 'Correct the ID, or write `no-check` after the language of the code block.',
          file,
          ...inBlock(location),
        }),
      ),
    ];
  });
}

function isExample({
  block: { title = '', options },
  folder,
}: {
  block: CodeBlockPart;
  folder: string;
}): boolean {
  const path = title.replace(/ *\(part\)$/, '');
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const own = folder.replace(/\/$/, '');
  return (
    options['no-check'] === undefined &&
    /\.(?:ya?ml|json)$/.test(path) &&
    (parent === own || parent.endsWith(`/${own}`))
  );
}

function unknownIdsIn(
  code: string,
  known: ReadonlySet<string>,
): { id: string; line: number; column: number }[] {
  return code.split('\n').flatMap((text, index) => {
    const [, before = '', id = ''] = /^(\s*"?id"?: *["']?)([A-Z]+(?:-[A-Z]+)*-\d+)\b/.exec(text) ?? [];
    return id === '' || known.has(id) ? [] : [{ id, line: index + 1, column: before.length + 1 }];
  });
}

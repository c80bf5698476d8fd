import type { Diagnostic, DocumentParts } from 'lectern/plugin';
import { didYouMean, problem } from 'lectern/plugin';
import type { PublishedEvidence } from './published-evidence.js';

const components = ['TestsOf', 'ManualResult'];
const anyId = /\b[A-Z]+(?:-[A-Z]+)*-\d+\b/g;

/**
 * An ID in a heading of the document needs no result, because a procedure may never have been performed or automated.
 */
export function unknownIds({
  file,
  parts,
  evidence,
}: {
  file: string;
  parts: Pick<DocumentParts, 'components' | 'prose'>;
  evidence: Pick<PublishedEvidence, 'suites' | 'manual'> | undefined;
}): Diagnostic[] {
  const used = parts.components.filter(
    ({ name, attributes }) => components.includes(name) && attributes.id !== undefined,
  );
  if (used.length === 0) return [];
  const known = knownIds({ parts, evidence });
  return used.flatMap(({ name, attributes: { id = '' }, line, column }) => {
    if (known.has(id)) return [];
    return [
      problem({
        code: 'unknown-id',
        message: `<${name} id="${id}" />: no heading in this document, no test, and no result has the ID "${id}".${didYouMean({ found: id, known })}`,
        hint: 'Correct the ID, or add it to the heading of the procedure.',
        file,
        line,
        column,
      }),
    ];
  });
}

export function knownIds({
  parts,
  evidence,
}: {
  parts: Pick<DocumentParts, 'prose'>;
  evidence: Pick<PublishedEvidence, 'suites' | 'manual'> | undefined;
}): Set<string> {
  const headings = parts.prose.filter(({ kind }) => kind === 'heading');
  return new Set([
    ...headings.flatMap(({ markdown }) => markdown.match(anyId) ?? []),
    ...(evidence?.suites ?? []).flatMap(({ results }) => results.flatMap(({ ids }) => ids)),
    ...(evidence?.manual ?? []).map(({ id }) => id),
  ]);
}
